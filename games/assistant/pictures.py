"""The pictures of the rulebooks: small SVG drawings in the page itself, so that they follow its theme."""

from __future__ import annotations

import xml.etree.ElementTree as ET

_SVG = "{http://www.w3.org/2000/svg}"
_ELEMENTS = frozenset(
    ["svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use", "symbol", "defs"]
)


def picture_faults(drawing: str) -> list[str]:
    """Why a drawing can't stand in a page: it is drawn without any style, script or text of its own."""
    try:
        root = ET.fromstring(drawing)
    except ET.ParseError as error:
        return [f"is no SVG: {error}"]
    faults = []
    if root.tag != f"{_SVG}svg":
        faults.append("must be an svg element with its namespace")
    if "viewBox" not in root.attrib:
        faults.append("needs a viewBox")
    for element in root.iter():
        name = element.tag.removeprefix(_SVG)
        if name not in _ELEMENTS:
            faults.append(f"must not hold a {name}")
        for attribute, value in element.attrib.items():
            if attribute == "style" or attribute.startswith("on"):
                faults.append(f"{name} must not have {attribute}")
            elif attribute.endswith("href") and not value.startswith("#"):
                faults.append(f"{name} must not point to {value}")
            elif attribute == "id":
                faults.append(f"{name} must not have an id: a page shows many pictures")
    return faults
