import type { KeptAnswer } from './kept-answer.ts';

/** In the order in which Apollo Server prefers them. */
export const answerTypes = ['application/json', 'application/graphql-response+json'] as const;

/** Lets a browser keep an answer, and ask each time whether it still holds. */
export const conditionalHeaders = ({ etag }: Pick<KeptAnswer, 'etag'>) => ({
  ETag: etag,
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization, Accept, Accept-Encoding',
});
