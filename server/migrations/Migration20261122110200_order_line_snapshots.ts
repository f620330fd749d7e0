import { Migration } from '@mikro-orm/migrations';
import {
  clarities,
  colors,
  cuts,
  fluorescences,
  laboratories,
  polishes,
  type ReferenceList,
  shapes,
  symmetries,
} from '../src/modules/reference-data/index.ts';

/** Returns SQL for the label of the ID in a column. */
const labelOf = ({ values }: Pick<ReferenceList, 'values'>, column: string): string => {
  const labels = JSON.stringify(Object.fromEntries(values.map(({ id, label }) => [id, label])));
  return `('${labels.replaceAll("'", "''")}'::jsonb ->> ${column}::text)`;
};

/** Returns SQL that formats a number without trailing zeros and appends its unit. */
const measured = (column: string, unit = ''): string => `trim_scale(${column}::numeric)::text || '${unit}'`;
const yes = (column: string): string => `case when ${column} then 'Yes' end`;

type Facts = readonly (readonly [label: string, words: string])[];

const stone: Facts = [
  ['Shape', labelOf(shapes, 'd.shape_id')],
  ['Colour', labelOf(colors, 'd.color_id')],
  ['Fancy intensity', 'd.fancy_intensity::text'],
  ['Overtone', 'd.overtone'],
  ['Clarity', labelOf(clarities, 'd.clarity_id')],
  ['Cut', labelOf(cuts, 'd.cut_id')],
  ['Polish', labelOf(polishes, 'd.polish_id')],
  ['Symmetry', labelOf(symmetries, 'd.symmetry_id')],
  ['Fluorescence', labelOf(fluorescences, 'd.fluorescence_id')],
  ['Length', measured('d.length', ' mm')],
  ['Width', measured('d.width', ' mm')],
  ['Height', measured('d.height', ' mm')],
  ['Depth', measured('d.depth_percent', '%')],
  ['Table', measured('d.table_percent', '%')],
  ['Treatment', 'd.treatment'],
  ['Lab grown', yes('d.is_lab_grown')],
];
const stonePicture = 'coalesce(d.image_url, d.pic2, d.pic3, d.pic4)';
const laboratory = labelOf(laboratories, 'd.laboratory_id');

const genericStone: Facts = [
  ['Shape', labelOf(shapes, 'g.shape_id')],
  ['Colour', labelOf(colors, 'g.color_id')],
  ['Clarity', labelOf(clarities, 'g.clarity_id')],
  ['Lab grown', yes('g.is_lab_grown')],
];

const ring: Facts = [
  ['Style', 's.style'],
  ['Metal', 's.material'],
  ['Fineness of the gold', 's.karat_gold'],
  ['Gold colour', 's.color_of_gold'],
  ['Side stones', 's.side_stones::text'],
  ['Weight of the side stones', measured('s.side_stones_carats', ' ct')],
  ['Ring size', measured('r.ring_size')],
  ['Engraving', 'r.engraving'],
];
const ringPicture = 'coalesce(s.image_url, s.image2, s.image3, s.image4';

/** Data about the items of order lines `l`, by item type. */
const kinds: readonly { from: string; where: string; facts: Facts; picture?: string; report?: readonly string[] }[] = [
  {
    from: 'diamond d',
    where: 'd.id = l.diamond_id',
    facts: stone,
    picture: stonePicture,
    report: [laboratory, 'd.certificate_no'],
  },
  {
    from: 'melee m',
    where: 'm.id = l.melee_id',
    facts: [
      ['Shape', labelOf(shapes, 'm.shape_id')],
      ['Colour', `(array['Black', 'TTLB', 'White'])[m.color]`],
      ['Smallest diameter', measured('m.size_from', ' mm')],
      ['Largest diameter', measured('m.size_to', ' mm')],
    ],
  },
  {
    from: 'engagement_ring r, ring_setting s, diamond d',
    where: 'r.id = l.engagement_ring_id and s.id = r.ring_setting_id and d.id = r.diamond_id',
    facts: [...ring, ...stone],
    picture: `${ringPicture}, ${stonePicture})`,
    report: [laboratory, 'd.certificate_no'],
  },
  {
    from: 'completed_ring r, ring_setting s, generic_diamond g',
    where: 'r.id = l.completed_ring_id and s.id = r.ring_setting_id and g.id = r.generic_diamond_id',
    facts: [...ring, ...genericStone],
    picture: `${ringPicture}, g.image_url)`,
  },
  {
    from: 'eternity_ring e',
    where: 'e.id = l.eternity_ring_id',
    facts: [
      ['Metal', 'e.material'],
      ['Gold colour', 'e.color_of_gold'],
      ['Ring size', measured('e.ring_size')],
      ['Shape', labelOf(shapes, 'e.shape_id')],
      ['Number of stones', 'e.number_of_stones::text'],
      ['Weight of one stone', measured('e.carats_per_stone', ' ct')],
      ['Weight of all stones', measured('e.total_carats', ' ct')],
      ['Colour', labelOf(colors, 'e.color_id')],
      ['Clarity', labelOf(clarities, 'e.clarity_id')],
    ],
    picture: 'e.image_url',
  },
  {
    from: 'bracelet b',
    where: 'b.id = l.bracelet_id',
    facts: [
      ['Metal', 'b.material'],
      ['Colour', 'b.color'],
      ['Size', 'b.size'],
      ['Number of stones', 'b.number_of_stones::text'],
      ['Weight of all stones', measured('b.total_carats', ' ct')],
    ],
    picture: 'b.images[1]',
  },
  {
    from: 'jewellery_piece j',
    where: 'j.id = l.jewellery_piece_id',
    facts: [
      ['Type', 'initcap(j.type)'],
      ['Metal', 'j.material'],
      ['Fineness of the gold', 'j.karat_gold'],
      ['Gold colour', 'j.color_of_gold'],
      ['Ring size', 'j.ring_size'],
      ['Measurements', 'j.measurements'],
      ['Weight', measured('j.weight', ' g')],
      ['Brand', 'j.brand'],
      ['Period', 'j.period'],
      ['Main stone', 'j.main_stone_type'],
      ['Cut of the main stone', 'j.cut_main_stone'],
      ['Weight of the main stones', measured('j.carat_main_stone', ' ct')],
      ['Colour of the main stone', 'j.color_main_stone'],
      ['Clarity of the main stone', 'j.clarity_main_stone'],
    ],
    picture: `(
      select to_jsonb(j) ->> slot
      from regexp_split_to_table(j.image_order, '\\s*,\\s*') with ordinality o (slot, place)
      where to_jsonb(j) ->> slot is not null order by o.place limit 1)`,
    report: ['j.lab_certificate', 'j.cert_num'],
  },
  {
    from: 'custom_necklace n',
    where: 'n.id = l.custom_necklace_id',
    facts: [
      ['Metal', 'n.material'],
      ['Length of the chain', measured('n.chain_length', ' in')],
      ['Shape', labelOf(shapes, 'n.shape_id')],
      ['Number of stones', 'n.number_of_stones::text'],
      ['Weight of all stones', measured('n.total_carats', ' ct')],
    ],
    picture: 'n.image_url',
  },
];

/** Backfills the image, report and facts of existing order lines whose items still exist. */
export class Migration20261122110200_order_line_snapshots extends Migration {
  override up(): void {
    for (const { from, where, facts, picture = 'null', report: [by, number] = ['null', 'null'] } of kinds) {
      const rows = facts.map(([label, words], place) => `(${place}, '${label}', ${words})`);
      this.addSql(`
        update sales_order_line l
        set image_url = ${picture}, laboratory = ${by}, report_number = ${number}, facts = coalesce((
          select jsonb_agg(jsonb_build_object('label', f.label, 'value', f.words) order by f.place)
          from (values ${rows.join(', ')}) f (place, label, words) where f.words <> ''), '[]')
        from ${from} where ${where}`);
    }
  }
}
