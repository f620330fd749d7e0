import { invalid } from '../../../kernel/errors.ts';

const dataUrlPrefix = /^data:[\w.+-]+\/[\w.+-]+(;[\w=.+-]+)*;base64,/;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The bytes of a file that may have come as base64, with or without a data-URL prefix. */
export function bytesOfImage(image: Buffer | string, path: string): Buffer {
  if (Buffer.isBuffer(image)) return image;
  const text = typeof image === 'string' ? image.replace(dataUrlPrefix, '').replace(/\s+/g, '') : '';
  if (text === '' || !base64.test(text)) throw invalid(path, 'must be a picture as base64');
  return Buffer.from(text, 'base64');
}
