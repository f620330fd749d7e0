import { auditDifferences } from './audit-differences';

test('formats values as display text', () => {
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

test('shows the first characters of the hash for pictures and videos', () => {
  const change = {
    __typename: 'AuditFieldChange',
    field: 'image1',
    label: 'Picture 1',
    beforeWords: '/media/1f2e3d4c5b6a.webp',
    afterWords: '/media/9f2e3d4c5b6a.mp4',
    shownAs: 'TEXT',
  } as const;
  expect(auditDifferences([change])).toMatchObject([{ before: 'Picture 1f2e3d', after: 'Video 9f2e3d' }]);
});
