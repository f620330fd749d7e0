import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { notMet } from './not-met';
import { Outcome } from './outcome';
import { Remedy } from './remedy';
import type { StockView, ViewPage } from './verdict';

interface PageListProps {
  readonly view: StockView;
  /** `null`: whoever is not signed in. */
  readonly userId: string | null;
}

/** The pages of the shop: those that the item belongs on, shown there or not, and apart from them those of other stock. */
export function PageList({ view, userId }: PageListProps) {
  const own = view.pages.filter(({ isOfPage }) => isOfPage);
  const others = view.pages.filter(({ isOfPage }) => !isOfPage);
  return (
    <>
      {own.length === 0 && <Text>It belongs on none of the pages of the shop; it is found by its number.</Text>}
      <PageRows label="Pages" pages={own} view={view} userId={userId} />
      {others.length > 0 && (
        <chakra.details>
          <chakra.summary cursor="pointer" color="fg.muted" py="1">
            {formatCount(others.length)} other {others.length === 1 ? 'page does' : 'pages do'} not list it
          </chakra.summary>
          <PageRows label="Pages that do not list it" pages={others} view={view} userId={userId} />
        </chakra.details>
      )}
    </>
  );
}

interface PageRowsProps extends PageListProps {
  readonly label: string;
  readonly pages: readonly ViewPage[];
}

function PageRows({ label, pages, view: { item }, userId }: PageRowsProps) {
  if (pages.length === 0) {
    return null;
  }
  return (
    <chakra.ul aria-label={label} listStyleType="none">
      {pages.map(({ name, title, address, isShown, decidedBy }) => (
        <chakra.li key={name} py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
          <Flex gap="2" align="baseline">
            <Outcome isMet={isShown} words={['Shown', 'Not shown']} />
            <Stack gap="1">
              <TextLink to={address}>{title}</TextLink>
              {decidedBy !== null && (
                <>
                  <Text color="fg.muted">
                    {notMet(decidedBy.says)}
                    {decidedBy.fact !== null && `. ${decidedBy.fact}`}
                  </Text>
                  <Remedy remedy={decidedBy.remedy} item={item} userId={userId} pageName={name} />
                </>
              )}
            </Stack>
          </Flex>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
