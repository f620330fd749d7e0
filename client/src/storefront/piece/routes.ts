import { pieceWords } from '../../catalogue/pieces/piece-address';
import type { AppRoute } from '../../site/app-route';

/** One piece of any other stock. */
export const pieceRoutes: readonly AppRoute[] = [
  {
    path: '/piece/:kind/:id',
    title: 'Piece',
    access: 'public',
    parameters: { kind: pieceWords },
    isForSearch: true,
    page: () => import('./piece-page'),
  },
];
