import { Fault, FaultCode, type NumberConverter, quantity } from '../../stock/cells/index.ts';

/** No melee is larger, millimetres. */
export const greatestDiameter = 20;

/** Sieve sizes such as `+6.5`, `-2`, `+6.5-7` and `00` look like numbers, and are none of millimetres. */
export const isSieveSize = (text: string): boolean => /^[+\-–\u2212]\s*[\d.,]|^0\d/.test(text);

export const sieveSize = new Fault(FaultCode.UNKNOWN_VALUE, 'is a sieve size: tell millimetres, such as 1.10');

/** Millimetres, as files of melee write them. */
export const diameter: NumberConverter = {
  of(numbers) {
    const convert = quantity(greatestDiameter).of(numbers);
    return (text) => (isSieveSize(text) ? sieveSize : convert(text));
  },
};
