import { createContext } from 'react';

/** What examples are written in, as their files end. */
export type Language = 'sh' | 'ts' | 'py';

export const languageNames: Readonly<Record<Language, string>> = { sh: 'curl', ts: 'TypeScript', py: 'Python' };

/** An example in the languages that there is one in. */
export type ExampleTexts = Readonly<Partial<Record<Language, string>>>;

interface ChosenLanguage {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

/** Which language somebody reads: the same for every example of a page. */
export const LanguageChoice = createContext<ChosenLanguage>({ language: 'sh', choose: () => undefined });

/** Whether a text is the end of an example's file. */
export const isLanguage = (name: string): name is Language => Object.hasOwn(languageNames, name);
