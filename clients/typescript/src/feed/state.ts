/** Where a sync stands. */
export interface SyncState {
  /** Undefined: at the beginning. */
  readonly cursor: string | undefined;
  /** Grows with each beginning, also after a store was lost. */
  readonly generation: number;
  /** Whether the copy has been whole since the beginning. */
  readonly isWhole: boolean;
}

/** At the beginning; anew, where there was one before. */
export const begun = (before?: SyncState): SyncState => ({
  cursor: undefined,
  generation: Math.max(Date.now(), (before?.generation ?? 0) + 1),
  isWhole: false,
});

export const textOf = (state: SyncState): string => JSON.stringify(state);

/** A state that was kept. Throws where the text is none. */
export function keptState(text: string): SyncState {
  const { cursor, generation, isWhole } = Object(JSON.parse(text));
  if (typeof cursor !== 'string' || typeof generation !== 'number' || typeof isWhole !== 'boolean') {
    throw new TypeError('The store holds something else than the state of a sync');
  }
  return { cursor, generation, isWhole };
}
