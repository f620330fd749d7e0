export { picturesOf, storedPictures } from './stored-pictures.ts';
