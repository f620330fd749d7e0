import { listOf } from './reference-list.ts';

/*
 * These terms are stored as text, because reports use free wording. The lists expand the abbreviations used in
 * supplier files.
 */

export const overtones = listOf([
  [1, 'NONE', 'None'],
  [2, 'BROWNISH', 'Brownish'],
  [3, 'GRAYISH', 'Grayish', ['Greyish']],
  [4, 'GREENISH', 'Greenish'],
  [5, 'YELLOWISH', 'Yellowish'],
  [6, 'PINKISH', 'Pinkish'],
  [7, 'PURPLISH', 'Purplish'],
  [8, 'ORANGY', 'Orangy', ['Orangish', 'Orangey']],
  [9, 'REDDISH', 'Reddish'],
  [10, 'BLUISH', 'Bluish', ['Blueish']],
]);

export const fluorescenceColors = listOf([
  [1, 'B', 'Blue', ['BL', 'BLU']],
  [2, 'Y', 'Yellow', ['YL', 'YEL']],
  [3, 'G', 'Green', ['GN']],
  [4, 'O', 'Orange', ['OR']],
  [5, 'R', 'Red'],
  [6, 'P', 'Purple'],
  [7, 'W', 'White', ['WH']],
]);

/** Girdle thickness, thin to thick. */
export const girdles = listOf([
  [1, 'ETN', 'Extremely Thin', ['XTN', 'EXTN']],
  [2, 'VTN', 'Very Thin'],
  [3, 'THN', 'Thin', ['TN']],
  [4, 'MED', 'Medium', ['M']],
  [5, 'STK', 'Slightly Thick', ['SLTK']],
  [6, 'THK', 'Thick', ['TK']],
  [7, 'VTK', 'Very Thick'],
  [8, 'ETK', 'Extremely Thick', ['XTK', 'EXTK']],
]);

/** Culet size, none to large. */
export const culets = listOf([
  [1, 'NON', 'None', ['N', 'Pointed', 'PTD']],
  [2, 'VS', 'Very Small'],
  [3, 'S', 'Small', ['SM']],
  [4, 'M', 'Medium', ['MED']],
  [5, 'SL', 'Slightly Large'],
  [6, 'L', 'Large', ['LG']],
  [7, 'VL', 'Very Large'],
  [8, 'EL', 'Extremely Large', ['XL']],
]);
