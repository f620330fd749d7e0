import { listOf } from './reference-list.ts';

/** Clarity grades, best first. */
export const clarities = listOf([
  [1, 'FL', 'FL', ['Flawless']],
  [2, 'IF', 'IF', ['LC', 'Loupe Clean', 'Internally Flawless']],
  [3, 'VVS1', 'VVS1'],
  [4, 'VVS2', 'VVS2'],
  [5, 'VS1', 'VS1'],
  [6, 'VS2', 'VS2'],
  [7, 'SI1', 'SI1'],
  [8, 'SI2', 'SI2'],
  [9, 'SI3', 'SI3'],
  [10, 'I1', 'I1', ['P1']],
  [11, 'I2', 'I2', ['P2']],
  [12, 'I3', 'I3', ['P3']],
]);

/** Cut grades, best first. */
export const cuts = listOf([
  [1, 'ID', 'Ideal', ['I']],
  [2, 'EX', 'Excellent', ['EXC', 'X', 'Exc.']],
  [3, 'VG', 'Very Good', ['V', 'V. Good']],
  [4, 'G', 'Good', ['GD']],
  [5, 'F', 'Fair', ['FR']],
  [6, 'P', 'Poor', ['PR']],
]);

const finish = [
  [1, 'ID', 'Ideal', ['I']],
  [2, 'EX', 'Excellent', ['X', 'EXC']],
  [3, 'VG-EX', 'Very Good to Excellent'],
  [4, 'VG', 'Very Good', ['V', 'V. Good']],
  [5, 'G-VG', 'Good to Very Good'],
  [6, 'G', 'Good', ['GD']],
  [7, 'F-G', 'Fair to Good'],
  [8, 'F', 'Fair', ['FR']],
  [9, 'P', 'Poor', ['PR']],
] as const;

/** Polish grades, best first. */
export const polishes = listOf(finish);

/** Symmetry grades, best first. */
export const symmetries = listOf(finish);

/** Fluorescence intensities, from none to very strong. */
export const fluorescences = listOf([
  [1, 'NON', 'None', ['N', 'Nil', 'No', 'Inert']],
  [2, 'FNT', 'Faint', ['F', 'FA', 'FAI', 'Slight', 'SL', 'SLT', 'Very Slight', 'VSL', 'VSLT', 'Negligible', 'NEG']],
  [3, 'MED', 'Medium', ['M', 'MD', 'ME']],
  [4, 'STG', 'Strong', ['S', 'ST', 'STR']],
  [5, 'VST', 'Very Strong', ['VS', 'VSTG', 'VSTR', 'V Strong']],
]);

/** Grading laboratories, the most widely accepted first. */
export const laboratories = listOf([
  [1, 'GIA', 'GIA'],
  [2, 'IGI', 'IGI'],
  [3, 'HRD', 'HRD'],
  [4, 'AGS', 'AGS', ['AGSL']],
  [5, 'GCAL', 'GCAL'],
  [6, 'GSI', 'GSI'],
  [7, 'IIDGR', 'IIDGR', ['DBI']],
  [8, 'SGL', 'SGL'],
  [9, 'EGL', 'EGL', ['EGLI', 'EGL International']],
  [10, 'EGLUSA', 'EGL USA'],
  [11, 'PGS', 'PGS'],
  [12, 'DCLA', 'DCLA'],
  [13, 'CGL', 'CGL'],
  [14, 'DF', 'DF'],
  [15, 'GHI', 'GHI'],
  [16, 'NONE', 'None', ['N', 'NC', 'Uncertified', 'Non-Cert', 'No Cert']],
]);

/** Fancy color intensities, weakest first, in the order that laboratories use. */
export const fancyIntensities = listOf([
  [1, 'FNT', 'Faint', ['F']],
  [2, 'VLT', 'Very Light', ['VL']],
  [3, 'LGT', 'Light', ['L']],
  [4, 'FCL', 'Fancy Light', ['FL', 'FLT']],
  [5, 'FCY', 'Fancy', ['FA', 'FAN']],
  [6, 'FCI', 'Fancy Intense', ['FI', 'FIN', 'Intense']],
  [7, 'FCV', 'Fancy Vivid', ['FV', 'FVI', 'Vivid']],
  [8, 'FDK', 'Fancy Dark', ['FD', 'Dark']],
  [9, 'FDP', 'Fancy Deep', ['FP', 'Deep']],
]);
