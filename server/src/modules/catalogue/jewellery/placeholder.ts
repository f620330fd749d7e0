import { Transform } from 'class-transformer';
import type { ConverterOf } from '../stock/import-converters.ts';
import type { StockValue } from '../stock/stock-value.ts';

/** What REST and files have in a slot without a picture, and in one without a video. Inside there is nothing. */
export const noImage = 'NoImage.jpg';
export const noVideo = 'NoVideo.mp4';

const withoutPlaceholder =
  (converter: ConverterOf, placeholder: string): ConverterOf =>
  (numbers) => {
    const convert = converter(numbers);
    return (text) => (text === placeholder ? null : convert(text));
  };

/** An address in a slot that is never blank outside: a placeholder stands for nothing. */
export const slotted = (address: StockValue, placeholder: string): StockValue => ({
  ...address,
  rules: [Transform(({ value }) => (value === placeholder ? null : value)), ...address.rules],
  presented: (raw) => raw ?? placeholder,
  converter: withoutPlaceholder(address.converter, placeholder),
});
