export { stockDeclaration } from './stock-declaration.ts';
