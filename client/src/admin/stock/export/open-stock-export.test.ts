import { layoutChoices, layoutOf } from './open-stock-export';

const profiles = [{ id: '7', name: 'Antwerp Stones' }];

test('only diamonds have the layout of RapNet; every type has ours and those of its profiles', () => {
  expect(layoutChoices('DIAMOND', profiles).map(({ value }) => value)).toEqual(['FACET', 'RAPNET', 'profile-7']);
  expect(layoutChoices('MELEE', []).map(({ value }) => value)).toEqual(['FACET']);
});

test('each choice is sent as exactly one of the ways to say a layout', () => {
  expect(layoutChoices('DIAMOND', profiles).map(({ value }) => layoutOf(value))).toEqual([
    { own: 'FACET' },
    { own: 'RAPNET' },
    { profileId: '7' },
  ]);
});
