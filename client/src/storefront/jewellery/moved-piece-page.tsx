import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Navigate, useParams } from 'react-router-dom';
import {
  MovedBraceletDocument,
  MovedEternityRingDocument,
  MovedJewelleryDocument,
  MovedNecklaceDocument,
  MovedSettingDocument,
} from '../../graphql/generated/graphql';
import { itemHref, type LinkedItem } from '../../shared/items/item-href';
import { PieceFrame } from '../../shared/jewellery/piece-sheet';
import { PieceStates } from '../../shared/jewellery/piece-states';
import NotFoundPage from '../not-found-page';

type MovedDocument = TypedDocumentNode<{ piece: LinkedItem | null }, { id: string }>;

const documents = new Map<string, MovedDocument>([
  ['bracelet', MovedBraceletDocument],
  ['necklace', MovedNecklaceDocument],
  ['eternity-ring', MovedEternityRingDocument],
  ['jewellery', MovedJewelleryDocument],
  ['setting', MovedSettingDocument],
]);

const nextLinks = [{ to: '/', label: 'Home' }];

function MovedPiece({ document, id }: { readonly document: MovedDocument; readonly id: string }) {
  const { data, error, loading, refetch } = useQuery(document, { variables: { id } });
  return (
    <PieceFrame>
      <PieceStates
        piece={data?.piece}
        error={error}
        isLoading={loading}
        onRetry={() => void refetch()}
        heading="Piece"
        nextLinks={nextLinks}
        drawingType="RING"
      >
        {(piece) => <Navigate to={itemHref(piece)} replace />}
      </PieceStates>
    </PieceFrame>
  );
}

/** Redirects old URLs, `/piece/{kind}/{id}`. */
export default function MovedPiecePage() {
  const { kind = '', id = '' } = useParams();
  if (kind === 'melee') {
    return <Navigate to={itemHref({ kind: 'MELEE', id, stockNumber: '' })} replace />;
  }
  const document = documents.get(kind);
  return document === undefined ? <NotFoundPage /> : <MovedPiece document={document} id={id} />;
}
