import { Skeleton, Stack } from '@chakra-ui/react';
import { type ComponentProps, Suspense, use } from 'react';
import type { StockKind } from '../../../../graphql/generated/graphql';
import { stockIndex } from '../../../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../../../graphql/stock/stock-declaration';
import { filesOf } from '../../stock-files';
import { ProfileFields } from './profile-fields';

type Fields = Omit<ComponentProps<typeof ProfileFields>, 'files'>;

function Known({ files, ...fields }: Fields & { readonly files: Promise<StockFiles> }) {
  return <ProfileFields files={use(files)} {...fields} />;
}

/** The fields of a profile of one type of stock, once it is known what files of it hold. */
export function FieldsOfKind({ kind, ...fields }: Fields & { readonly kind: StockKind }) {
  const type = stockIndex.find((each) => each.kind === kind);
  return (
    <Suspense
      fallback={
        <Stack gap="4" aria-busy="true">
          <Skeleton height="10" />
          <Skeleton height="10" />
          <Skeleton height="10" />
        </Stack>
      }
    >
      {type !== undefined && <Known files={filesOf(type)} {...fields} />}
    </Suspense>
  );
}
