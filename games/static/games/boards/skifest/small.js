/** Where everything stands on the small map, in its own units. Runs are drawn downhill, lifts uphill. */

export const box = [0, -22, 900, 742];

/** At which level a height is written at the left edge. */
export const levels = { 0: 690, 1: 440, 2: 296, 3: 120 };

/** Spot, lodge sign and the first skier of each place; more skiers stand beside it. */
export const places = {
  V: { x: 452, y: 684, skier: [492, 682], lodgeSign: [425, 699, 54, 16] },
  A: { x: 250, y: 480, skier: [250, 446], lodgeSign: [261, 486, 52, 15] },
  B: { x: 640, y: 490, skier: [640, 456], lodgeSign: null },
  D: { x: 236, y: 292, skier: [236, 258], lodgeSign: null },
  E: { x: 630, y: 300, skier: [630, 266], lodgeSign: [641, 306, 52, 15] },
  H: { x: 440, y: 116, skier: [440, 82], lodgeSign: null },
};

/** Cable from the lower to the upper station, with a cabin and two pylons. */
export const lifts = {
  "V-A": { path: "M338 656L250 480", cabin: [294, 568], pylons: [[313, 607], [275, 529]] },
  "V-B": { path: "M606 656L640 490", cabin: [623, 573], pylons: [[616, 610], [630, 536]] },
  "A-D": { path: "M250 480L236 292", cabin: [243, 386], pylons: [[246, 427], [240, 345]] },
  "B-E": { path: "M640 490L630 300", cabin: [635, 395], pylons: [[637, 437], [633, 353]] },
  "D-H": { path: "M236 292L440 116", cabin: [338, 204], pylons: [[293, 243], [383, 165]] },
  "E-H": { path: "M630 300L440 116", cabin: [535, 208], pylons: [[577, 248], [493, 168]] },
};

/** The run's line, the plate with its name, and where the Yeti stands (the plate, where it can't come). */
export const runs = {
  nursery_mile: { ends: "AV", printed: { style_space: false, no_yeti: true }, path: "M250 480 C238 488 198 509 180 526 C162 543 150 564 142 580 C134 596 130 611 130 624 C130 637 138 654 140 660", plate: [66, 541, 134], end: [140, 660], yeti: null },
  cocoa_trail: { ends: "AV", printed: { style_space: true, no_yeti: false }, path: "M250 480 C250 490 255 522 252 540 C249 558 232 573 230 588 C228 603 238 616 238 628 C238 640 230 655 228 660", plate: [152, 608, 130], end: [228, 660], yeti: [228, 660] },
  duckling: { ends: "BV", printed: { style_space: false, no_yeti: true }, path: "M640 490 C629 496 591 513 574 528 C557 543 551 564 540 580 C529 596 512 611 508 624 C504 637 515 654 516 660", plate: [476, 548, 110], end: [516, 660], yeti: null },
  balcony: { ends: "DA", printed: { style_space: false, no_yeti: false }, path: "M236 292 C228 299 193 320 186 336 C179 352 188 371 192 388 C196 405 200 421 210 436 C220 451 243 473 250 480", plate: [122, 361, 86], end: [250, 480], yeti: [208, 432] },
  crossing: { ends: "EB", printed: { style_space: true, no_yeti: false }, path: "M630 300 C640 307 679 326 690 342 C701 358 700 379 698 396 C696 413 688 430 678 446 C668 462 646 483 640 490", plate: [641, 377, 116], end: [640, 490], yeti: [682, 334] },
  lantern: { ends: "EA", printed: { style_space: false, no_yeti: false }, path: "M630 300 C615 304 572 315 540 322 C508 329 473 332 440 344 C407 356 372 369 340 392 C308 415 265 465 250 480", plate: [427, 322, 85], end: [250, 480], yeti: [356, 381] },
  larch_lane: { ends: "AV", printed: { style_space: false, no_yeti: false }, path: "M250 480 C263 485 308 499 330 512 C352 525 369 543 382 560 C395 577 407 597 410 614 C413 631 400 652 398 660", plate: [284, 514, 104], end: [398, 660], yeti: [409, 608] },
  cable_cut: { ends: "BV", printed: { style_space: true, no_yeti: false }, path: "M640 490 C652 496 697 510 712 526 C727 542 723 568 730 584 C737 600 751 611 752 624 C753 637 740 654 738 660", plate: [656, 556, 122], end: [738, 660], yeti: [738, 660] },
  ravine: { ends: "DB", printed: { style_space: false, no_yeti: false }, path: "M236 292 C250 294 294 294 320 302 C346 310 369 322 394 338 C419 354 442 380 470 400 C498 420 532 441 560 456 C588 471 627 484 640 490", plate: [281, 293, 79], end: [640, 490], yeti: [530, 439] },
  ember: { ends: "EA", printed: { style_space: true, no_yeti: false }, path: "M630 300 C621 312 599 349 576 370 C553 391 526 409 492 424 C458 439 412 453 372 462 C332 471 270 477 250 480", plate: [328, 446, 101], end: [250, 480], yeti: [516, 412] },
  vertebra: { ends: "HE", printed: { style_space: true, no_yeti: false }, path: "M440 116 C454 119 498 123 524 132 C550 141 574 156 594 172 C614 188 638 209 644 230 C650 251 632 288 630 300", plate: [549, 160, 115], end: [630, 300], yeti: [510, 128] },
  ridgeback: { ends: "HD", printed: { style_space: false, no_yeti: false }, path: "M440 116 C427 118 385 121 360 130 C335 139 310 152 290 168 C270 184 249 203 240 224 C231 245 237 281 236 292", plate: [217, 162, 102], end: [236, 292], yeti: [377, 125] },
  fang: { ends: "DV", printed: { style_space: true, no_yeti: false }, path: "M236 292 C221 299 173 313 146 334 C119 355 92 391 76 420 C60 449 53 480 50 510 C47 540 58 575 58 600 C58 625 50 650 48 660", plate: [7, 453, 92], end: [48, 660], yeti: [48, 660] },
  skull_drop: { ends: "HB", printed: { style_space: true, no_yeti: false }, path: "M440 116 C460 110 516 79 560 78 C604 77 662 87 704 108 C746 129 790 169 812 206 C834 243 845 293 838 330 C831 367 801 403 768 430 C735 457 661 480 640 490", plate: [721, 171, 124], end: [640, 490], yeti: [840, 295] },
  old_bones: { ends: "EV", printed: { style_space: false, no_yeti: false }, path: "M630 300 C627 315 621 362 610 390 C599 418 587 442 566 466 C545 490 504 510 484 532 C464 554 449 579 444 600 C439 621 451 650 452 660", plate: [434, 508, 100], end: [452, 660], yeti: [590, 433] },
  north_wall: { ends: "HA", printed: { style_space: false, no_yeti: false }, path: "M440 116 C420 111 362 86 320 86 C278 86 227 96 190 116 C153 136 114 172 96 204 C78 236 76 276 84 310 C92 344 118 382 146 410 C174 438 233 468 250 480", plate: [98, 125, 101], end: [250, 480], yeti: [80, 256] },
};
