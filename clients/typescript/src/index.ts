export { FacetClient } from './client.ts';
export type { ConnectionOptions } from './connection.ts';
export type { AskOptions, Keyless, TypedDocument } from './document.ts';
export { type ErrorDetail, FacetError, type FacetErrorCode } from './errors.ts';
export { type FeedChange, type FeedQuestion, type FeedStep, readFeed } from './feed/read-feed.ts';
export { type SyncStore, type TableAccess, tableStore } from './feed/store.ts';
export { type SyncBatch, type SyncOptions, sync } from './feed/sync.ts';
export type { ErrorCode, ErrorReason, FeedItems, FeedType } from './generated/rest.ts';
export type * from './generated/types.ts';
