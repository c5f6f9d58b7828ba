/** Where everything stands on the large map, in its own units. Runs are drawn downhill, lifts uphill. */

export const box = [0, 0, 1120, 760];

/** At which level a height is written at the left edge. */
export const levels = { 0: 721, 1: 453, 2: 321, 3: 153 };

/** Spot, lodge sign and the first skier of each place; more skiers stand beside it. */
export const places = {
  V: { x: 560, y: 718, skier: [600, 716], lodgeSign: [533, 733, 54, 16] },
  A: { x: 262, y: 500, skier: [262, 466], lodgeSign: [273, 506, 52, 15] },
  B: { x: 572, y: 512, skier: [572, 478], lodgeSign: null },
  C: { x: 880, y: 500, skier: [880, 466], lodgeSign: [891, 506, 52, 15] },
  D: { x: 222, y: 308, skier: [222, 274], lodgeSign: null },
  E: { x: 560, y: 322, skier: [560, 288], lodgeSign: null },
  F: { x: 908, y: 304, skier: [908, 270], lodgeSign: [919, 310, 52, 15] },
  G: { x: 366, y: 142, skier: [366, 108], lodgeSign: null },
  H: { x: 760, y: 124, skier: [760, 90], lodgeSign: null },
};

/** Cable from the lower to the upper station, with a cabin and two pylons. */
export const lifts = {
  "V-A": { path: "M346 690L262 500", cabin: [304, 595], pylons: [[322, 637], [286, 553]] },
  "V-B": { path: "M558 684L572 512", cabin: [565, 598], pylons: [[562, 636], [568, 560]] },
  "V-C": { path: "M826 690L880 500", cabin: [853, 595], pylons: [[841, 637], [865, 553]] },
  "A-D": { path: "M262 500L222 308", cabin: [242, 404], pylons: [[251, 446], [233, 362]] },
  "B-E": { path: "M572 512L560 322", cabin: [566, 417], pylons: [[569, 459], [563, 375]] },
  "C-F": { path: "M880 500L908 304", cabin: [894, 402], pylons: [[888, 445], [900, 359]] },
  "D-G": { path: "M222 308L366 142", cabin: [294, 225], pylons: [[262, 262], [326, 188]] },
  "E-H": { path: "M560 322L760 124", cabin: [680, 203], pylons: [[616, 267], [704, 179]] },
  "F-H": { path: "M908 304L760 124", cabin: [834, 214], pylons: [[867, 254], [801, 174]] },
  "A-E": { path: "M262 500L560 322", cabin: [411, 411], pylons: [[345, 450], [477, 372]] },
};

/** The run's line, the plate with its name, and where the Yeti stands (the plate, where it can't come). */
export const runs = {
  nursery_mile: { ends: "AV", printed: { style_space: false, no_yeti: true }, path: "M262 500 C250 507 209 527 190 544 C171 561 157 583 148 600 C139 617 134 632 134 648 C134 664 144 686 146 694", plate: [77, 569, 134], end: [146, 694], yeti: null },
  cocoa_trail: { ends: "AV", printed: { style_space: true, no_yeti: false }, path: "M262 500 C262 509 266 538 262 556 C258 574 243 590 240 606 C237 622 247 635 246 650 C245 665 238 687 236 694", plate: [158, 636, 130], end: [236, 694], yeti: [236, 694] },
  duckling: { ends: "BV", printed: { style_space: false, no_yeti: true }, path: "M572 512 C561 519 521 540 504 556 C487 572 481 590 470 606 C459 622 442 635 438 650 C434 665 446 687 448 694", plate: [414, 578, 110], end: [448, 694], yeti: null },
  postman: { ends: "CV", printed: { style_space: false, no_yeti: true }, path: "M880 500 C868 508 823 531 806 548 C789 565 787 585 776 602 C765 619 743 633 738 648 C733 663 746 686 748 694", plate: [714, 549, 110], end: [748, 694], yeti: null },
  sunny_side: { ends: "CV", printed: { style_space: true, no_yeti: false }, path: "M880 500 C882 510 891 542 894 560 C897 578 891 591 896 606 C901 621 922 635 926 650 C930 665 919 687 918 694", plate: [846, 634, 130], end: [918, 694], yeti: [894, 595] },
  balcony: { ends: "DA", printed: { style_space: false, no_yeti: false }, path: "M222 308 C215 315 184 335 178 352 C172 369 179 391 184 408 C189 425 197 439 210 454 C223 469 253 492 262 500", plate: [116, 378, 86], end: [262, 500], yeti: [210, 454] },
  crossing: { ends: "EB", printed: { style_space: true, no_yeti: false }, path: "M560 322 C570 329 609 349 622 364 C635 379 640 397 640 414 C640 431 631 450 620 466 C609 482 580 504 572 512", plate: [569, 386, 116], end: [572, 512], yeti: [623, 462] },
  lantern: { ends: "FC", printed: { style_space: false, no_yeti: false }, path: "M908 304 C915 312 945 335 952 352 C959 369 954 391 950 408 C946 425 942 441 930 456 C918 471 888 493 880 500", plate: [901, 385, 85], end: [880, 500], yeti: [948, 345] },
  traverse: { ends: "GD", printed: { style_space: false, no_yeti: false }, path: "M366 142 C355 144 319 147 300 156 C281 165 267 182 252 196 C237 210 217 221 212 240 C207 259 220 297 222 308", plate: [186, 180, 91], end: [222, 308], yeti: [317, 150] },
  larch_lane: { ends: "AV", printed: { style_space: false, no_yeti: false }, path: "M262 500 C275 505 318 516 340 530 C362 544 378 568 392 586 C406 604 421 622 424 640 C427 658 414 685 412 694", plate: [314, 542, 104], end: [412, 694], yeti: [412, 694] },
  cable_cut: { ends: "BV", printed: { style_space: true, no_yeti: false }, path: "M572 512 C582 518 622 532 634 548 C646 564 639 589 646 606 C653 623 673 633 676 648 C679 663 664 686 662 694", plate: [587, 606, 122], end: [662, 694], yeti: [662, 694] },
  chamois: { ends: "CV", printed: { style_space: true, no_yeti: false }, path: "M880 500 C893 505 939 517 958 532 C977 547 987 573 996 592 C1005 611 1013 629 1014 646 C1015 663 1002 686 1000 694", plate: [912, 536, 115], end: [1000, 694], yeti: [998, 597] },
  ravine: { ends: "DB", printed: { style_space: false, no_yeti: false }, path: "M222 308 C235 312 277 319 300 330 C323 341 338 359 360 374 C382 389 408 404 432 420 C456 436 479 453 502 468 C525 483 560 505 572 512", plate: [318, 366, 79], end: [572, 512], yeti: [511, 474] },
  ember: { ends: "EA", printed: { style_space: true, no_yeti: false }, path: "M560 322 C555 334 547 374 532 396 C517 418 497 437 470 452 C443 467 407 478 372 486 C337 494 280 498 262 500", plate: [326, 471, 101], end: [262, 500], yeti: [505, 426] },
  quarry: { ends: "EC", printed: { style_space: false, no_yeti: false }, path: "M560 322 C575 324 623 325 650 334 C677 343 699 358 722 376 C745 394 764 419 790 440 C816 461 865 490 880 500", plate: [618, 333, 80], end: [880, 500], yeti: [809, 454] },
  tin_roof: { ends: "FB", printed: { style_space: false, no_yeti: false }, path: "M908 304 C899 314 874 345 856 362 C838 379 823 390 798 408 C773 426 742 451 704 468 C666 485 594 505 572 512", plate: [772, 362, 88], end: [572, 512], yeti: [664, 483] },
  gully: { ends: "GE", printed: { style_space: false, no_yeti: false }, path: "M366 142 C369 153 375 190 386 210 C397 230 416 249 434 262 C452 275 471 280 492 290 C513 300 549 317 560 322", plate: [431, 270, 69], end: [560, 322], yeti: [400, 229] },
  vertebra: { ends: "HE", printed: { style_space: true, no_yeti: false }, path: "M760 124 C759 136 760 175 754 196 C748 217 739 233 722 250 C705 267 677 284 650 296 C623 308 575 318 560 322", plate: [654, 234, 115], end: [560, 322], yeti: [756, 187] },
  ridgeback: { ends: "HF", printed: { style_space: false, no_yeti: false }, path: "M760 124 C774 126 817 125 842 134 C867 143 891 159 908 176 C925 193 944 215 944 236 C944 257 914 293 908 304", plate: [863, 173, 102], end: [908, 304], yeti: [832, 131] },
  fang: { ends: "DV", printed: { style_space: true, no_yeti: false }, path: "M222 308 C208 316 160 334 136 354 C112 374 93 402 80 430 C67 458 62 490 60 520 C58 550 70 581 70 610 C70 639 60 680 58 694", plate: [14, 493, 92], end: [58, 694], yeti: [58, 694] },
  long_shadow: { ends: "FV", printed: { style_space: false, no_yeti: false }, path: "M908 304 C923 311 976 329 1000 348 C1024 367 1038 391 1050 420 C1062 449 1069 488 1070 520 C1071 552 1056 581 1056 610 C1056 639 1068 680 1070 694", plate: [958, 423, 120], end: [1070, 694], yeti: [1070, 694] },
  widows_stair: { ends: "GA", printed: { style_space: true, no_yeti: false }, path: "M366 142 C345 140 278 124 240 132 C202 140 166 164 140 190 C114 216 90 256 84 290 C78 324 89 363 104 392 C119 421 150 444 176 462 C202 480 248 494 262 500", plate: [18, 222, 144], end: [262, 500], yeti: [82, 316] },
  skull_drop: { ends: "HB", printed: { style_space: true, no_yeti: false }, path: "M760 124 C767 138 796 181 804 210 C812 239 815 272 808 300 C801 328 784 354 764 376 C744 398 722 409 690 432 C658 455 592 499 572 512", plate: [728, 296, 124], end: [572, 512], yeti: [638, 468] },
  old_bones: { ends: "HD", printed: { style_space: false, no_yeti: false }, path: "M760 124 C744 126 693 125 664 134 C635 143 616 163 584 176 C552 189 509 200 474 212 C439 224 401 235 372 248 C343 261 325 280 300 290 C275 300 235 305 222 308", plate: [557, 147, 100], end: [222, 308], yeti: [315, 283] },
  north_wall: { ends: "GE", printed: { style_space: false, no_yeti: false }, path: "M366 142 C380 145 425 147 450 158 C475 169 502 189 516 206 C530 223 529 243 536 262 C543 281 556 312 560 322", plate: [409, 156, 101], end: [560, 322], yeti: [526, 224] },
};
