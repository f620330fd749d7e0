import { post, type Route } from '../../../kernel/route.ts';
import { importRequest } from '../stock/import-request.ts';
import { importDiamonds } from './diamond.import.use-case.ts';

export const diamondImportRoutes: readonly Route[] = [
  post('/diamonds/import', importDiamonds, { takesFile: true, from: importRequest }),
];
