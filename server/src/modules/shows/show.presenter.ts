import Type, { type Static } from 'typebox';
import type { ShowRow } from './show-row.ts';

const OptionalText = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const OptionalDay = (description: string) =>
  Type.Union([Type.String({ format: 'date' }), Type.Null()], { description });

/** A show as REST spells it. */
export const ShowSchema = Type.Object(
  {
    id: Type.Integer(),
    isActive: Type.Boolean({ description: 'Inactive shows exist for administrators only.' }),
    activeAd: Type.Boolean({ description: 'The home page advertises it. At most one show is advertised.' }),
    name: Type.String(),
    location: OptionalText('Town and hall.'),
    booth: OptionalText('Where the house stands in the hall.'),
    startDate: OptionalDay('First day. Null: not known yet.'),
    endDate: OptionalDay('Last day. Null: the first one.'),
    url: OptionalText("Address of the show's own page."),
    image: OptionalText('Path of its picture.'),
  },
  { title: 'Show', additionalProperties: false, description: 'A trade show that the house attends.' },
);

/** REST's shape of a show. */
export const presentShow = ({ isAdvertised, version: _, ...show }: ShowRow): Static<typeof ShowSchema> => ({
  ...show,
  activeAd: isAdvertised,
});
