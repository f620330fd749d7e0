// Patterns for wording that new texts must not contain. `example` is a text that the pattern must match. `except`
// lists kinds of texts to which the pattern does not apply.

/** @type {{ name: string, pattern: RegExp, example: string, except?: string[] }[]} */
export const patterns = [
  {
    name: 'what as a noun',
    pattern:
      /\b[Ww]hat (is|are|was|were|it|they|has|have|had|he|comes|came|counts|may|must|can|an?|the|this|that|of)\b/g,
    example: 'Shows what is wrong with it.',
  },
  {
    name: 'people without a role',
    pattern: /\b([Ww]hoever|[Nn]obody|[Ss]omebody|[Aa]nybody|[Ww]hom|[Ww]homever|[Ww]hatever|[Ss]trangers?)\b/g,
    example: 'Nobody reads it.',
  },
  {
    name: 'things that speak',
    pattern:
      /\b(tells?|told|knows?|hears?|heard|stands?|stood|lies|lay) (to|of|in|by|at|on|with|beside|below|behind|who|whom|what|whether|that|how|it|its|the|from|there|here|nothing|under|no|so)\b/g,
    example: 'The column stands in the header.',
  },
  { name: 'house', pattern: /\b[Hh]ouses?\b/g, example: 'The house sends an email.' },
  {
    name: 'where as a condition',
    pattern: /\b[Ww]here (there|it|they|none|one|no|nothing|that) (is|are|has|have|was|can|may|would)\b/g,
    example: 'Sorted where there is a price.',
  },
  {
    name: 'private idiom',
    pattern:
      /\b(beforehand|anew|at once|by itself|by themselves|of its own|of their own|but for|for good|left out|leaves? out|is kept|are kept|be kept|goes over to|no use any more|mend(s|ed)?|yonder|wor[dt]h its)\b/g,
    example: 'It is made anew.',
  },
  { name: 'mail for email', pattern: /\b([Mm]ails?|[Ee]-[Mm]ails?)\b(?![-_/:.]\w)/g, example: 'Sends a mail.' },
  {
    name: 'pronoun of one gender',
    pattern: /\b([Hh]e|[Hh]im|[Hh]is|[Hh]imself|[Ss]he|[Hh]er|[Hh]ers|[Hh]erself)\b/g,
    example: 'The page that he wants.',
  },
  {
    name: 'description without a noun',
    pattern: /^\W*(Which( \w+)?|By what|Whose|Whom|For people|Of the \w+|As it is now|Asked for|Left out)\.?\W*$/g,
    example: 'Which.',
    except: ['tests'],
  },
];
