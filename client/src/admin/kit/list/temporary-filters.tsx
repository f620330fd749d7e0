import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';
import { forgetFilters, hasTemporaryFilters } from './list-entry';

interface TemporaryFiltersProps<Row extends ListedRow> {
  readonly list: Pick<List<Row>, 'declaration' | 'chips'>;
}

/** Says that the filters come from a link and are not kept, with a button that removes them. */
export function TemporaryFilters<Row extends ListedRow>({ list: { declaration, chips } }: TemporaryFiltersProps<Row>) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { pageId, plural } = declaration;
  const isTemporary = hasTemporaryFilters(state);
  useEffect(() => (isTemporary ? () => forgetFilters(pageId) : undefined), [isTemporary, pageId]);
  if (!isTemporary || chips.length === 0) {
    return null;
  }
  return (
    <Flex align="center" wrap="wrap" gap="2" my="2">
      <Text color="fg.muted">Temporary filter from the dashboard.</Text>
      <Button
        size="sm"
        variant="outline"
        onClick={() => {
          forgetFilters(pageId);
          navigate(pathname);
        }}
      >
        Show all {plural}
      </Button>
    </Flex>
  );
}
