import { findChoices } from './combobox-field';
import { toChoices } from './select-field';

const choices = toChoices([
  { id: '50', name: 'Bangladesh', aliases: ['BD', 'BGD'] },
  { id: '276', name: 'Germany', aliases: ['DE', 'DEU', 'Deutschland'] },
  { id: '528', name: 'Netherlands', aliases: ['NL', 'NLD', 'Holland'] },
  { id: '792', name: 'Türkiye', aliases: ['TR', 'Turkey'] },
  { id: '826', name: 'United Kingdom', aliases: ['GB', 'UK', 'England'] },
  { id: '840', name: 'United States', aliases: ['US', 'USA', 'America'] },
]);

test.each([
  ['USA', ['United States']],
  ['u.s.a.', ['United States']],
  ['UK', ['United Kingdom']],
  ['holl', ['Netherlands']],
  ['DE', ['Germany', 'Bangladesh']],
  ['Turkiye', ['Türkiye']],
  ['united', ['United Kingdom', 'United States']],
  ['nowhere', []],
])('finds countries by the typed text %p', (typed, labels) => {
  expect(findChoices(choices, typed).map(({ label }) => label)).toEqual(labels);
});

test('returns all choices if the text is empty', () => {
  expect(findChoices(choices, ' ')).toHaveLength(choices.length);
});
