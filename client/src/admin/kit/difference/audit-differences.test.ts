import { auditDifferences } from './audit-differences';

test('values as people write them', () => {
  const change = {
    __typename: 'AuditFieldChange',
    field: 'x',
    label: 'Price',
    beforeWords: '1250.5',
    afterWords: null,
    shownAs: 'MONEY',
  } as const;
  expect(auditDifferences([change])).toEqual([{ label: 'Price', before: '1,250.50', after: null, isLong: false }]);
});
