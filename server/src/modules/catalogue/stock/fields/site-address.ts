import { ValidateBy } from 'class-validator';

/** Longest address that is kept. */
const longest = 2_000;

/** Whether a text is an http or https address, or a path of this site, which uploaded pictures have. Nothing else is safe to link to. */
export const isSiteAddress = (text: string): boolean =>
  text.length <= longest && (/^\/(?!\/)\S+$/.test(text) || (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)));

export const IsSiteAddress = (): PropertyDecorator =>
  ValidateBy({
    name: 'isSiteAddress',
    validator: {
      validate: (value) => typeof value === 'string' && isSiteAddress(value),
      defaultMessage: () => 'must be an http or https address, or a path of this site',
    },
  });
