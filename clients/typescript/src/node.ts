export { fileStore } from './feed/file-store.ts';
