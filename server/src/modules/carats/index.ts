export { CaratsRange, CaratsScalar, carats } from './carats.ts';
