import { Transform } from 'class-transformer';
import { siteAddress } from '../../stock/cells/index.ts';
import type { StockValue } from '../../stock/values/index.ts';

/** What REST and files have in a slot without a picture, and in one without a video. Inside there is nothing. */
export const noImage = 'NoImage.jpg';
export const noVideo = 'NoVideo.mp4';

/** An address in a slot that is never blank outside: a placeholder stands for nothing. */
export const slotted = (address: StockValue<string>, placeholder: string): StockValue<string> => ({
  ...address,
  rules: [Transform(({ value }) => (value === placeholder ? null : value)), ...address.rules],
  presented: (raw) => raw ?? placeholder,
  converter: (text) => (text === placeholder ? null : siteAddress(text)),
});
