import { Migration } from '@mikro-orm/migrations';
export class Migration20261120000300_diamonds extends Migration {
  override up(): void {
    this.addSql(`
      create table diamond (
        id serial primary key,
        stock_id text not null constraint diamond_stock_id_unique unique
          constraint diamond_stock_id_check check (stock_id ~ '^\\S(.*\\S)?$' and length(stock_id) <= 64),
        is_active boolean not null default true,
        status smallint not null default 1 constraint diamond_status_check check (status >= 1 and status <= 4),
        hold_user_id int constraint diamond_hold_user_id_foreign references user_account (id) on delete set null,
        hold_until timestamptz,

        carats numeric(7,3) not null constraint diamond_carats_check check (carats > 0),
        shape_id smallint not null constraint diamond_shape_id_check check (shape_id >= 1 and shape_id <= 35),
        color_id smallint constraint diamond_color_id_check check ((color_id >= 1 and color_id <= 24) or (color_id >= 100 and color_id <= 369 and (color_id - 100) % 20 <= 9)),
        clarity_id smallint constraint diamond_clarity_id_check check (clarity_id >= 1 and clarity_id <= 12),
        cut_id smallint constraint diamond_cut_id_check check (cut_id >= 1 and cut_id <= 6),
        polish_id smallint constraint diamond_polish_id_check check (polish_id >= 1 and polish_id <= 9),
        symmetry_id smallint constraint diamond_symmetry_id_check check (symmetry_id >= 1 and symmetry_id <= 9),
        fluorescence_id smallint constraint diamond_fluorescence_id_check check (fluorescence_id >= 1 and fluorescence_id <= 5),
        laboratory_id smallint constraint diamond_laboratory_id_check check (laboratory_id >= 1 and laboratory_id <= 16),

        price_per_carat numeric(16,6) not null,
        total_price numeric(14,2) not null generated always as (round(price_per_carat * carats, 2)) stored,
        rap_price numeric(12,2),
        parcel_stones int not null default 1 constraint diamond_parcel_stones_check check (parcel_stones >= 1),

        certificate_no text,
        certificate_url text,
        fancy_intensity text,
        overtone text,
        color_shade text,
        fluorescence_text text,
        fluorescence_color text,
        milky text,
        eye_clean text,
        treatment text,
        comment text,
        trade_show text,

        length double precision,
        width double precision,
        height double precision,
        depth_percent double precision,
        table_percent double precision,
        crown_angle double precision constraint diamond_crown_angle_check check (crown_angle >= '0' and crown_angle <= '90'),
        crown_height double precision,
        girdle text,
        culet_size text,

        image_url text,
        pic2 text,
        pic3 text,
        pic4 text,
        image_3d text,
        set_3d text,
        set_image text,

        is_lab_grown boolean not null default false,
        is_pair boolean not null default false,
        is_matching_pair boolean not null default false,
        is_line boolean not null default false,
        is_snp boolean not null default false,
        is_highlighted boolean not null default false,
        show_to_all boolean not null default false,
        line_set text,
        line_set_color text,
        line_set_clarity text,

        vendor text,
        memo_account text,
        memo_price_per_carat numeric(14,2),
        memo_total_price numeric(14,2),
        memo_no text,
        memo_date timestamptz,
        memo_rap double precision,

        search_text text not null generated always as (lower(stock_id || ' ' || coalesce(certificate_no, '') || ' ' || coalesce(comment, '') || ' ' || coalesce(fancy_intensity, '') || ' ' || coalesce(overtone, '') || ' ' || coalesce(color_shade, '') || ' ' || coalesce(fluorescence_text, '') || ' ' || coalesce(fluorescence_color, '') || ' ' || coalesce(milky, '') || ' ' || coalesce(treatment, '') || ' ' || coalesce(trade_show, '') || ' ' || coalesce(line_set, ''))) stored,
        extras jsonb not null default '{}',
        version int not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),

        constraint diamond_price_check check (price_per_carat >= 0 and rap_price >= 0),
        constraint diamond_memo_price_check check (memo_price_per_carat >= 0 and memo_total_price >= 0),
        constraint diamond_hold_check check (status = 2 or (hold_user_id is null and hold_until is null)),
        constraint diamond_percent_check check (depth_percent >= '0' and depth_percent <= '100' and table_percent >= '0' and table_percent <= '100' and crown_height >= '0' and crown_height <= '100'),
        constraint diamond_measurements_check check (length >= '0' and length <= '1000' and width >= '0' and width <= '1000' and height >= '0' and height <= '1000')
      )`);
    this.addSql('create unique index diamond_highlighted_key on diamond (is_highlighted) where is_highlighted');
    // Lists are sorted, counted and paginated with only these two indexes, without reading the wide rows. Sorts by
    // weight or price read an index in order. For other sorts, an index serves as a narrow copy of the table.
    const browsed = `is_active, show_to_all, status, shape_id, color_id, clarity_id, cut_id, polish_id, symmetry_id,
      fluorescence_id, laboratory_id, parcel_stones, is_lab_grown, is_pair, is_matching_pair, is_line, is_snp,
      price_per_carat, rap_price`;
    this.addSql(`create index diamond_carats_index on diamond (carats, id) include (${browsed}, total_price)`);
    this.addSql(`create index diamond_total_price_index on diamond (total_price, id) include (${browsed}, carats)`);
    this.addSql('create index diamond_search_text_index on diamond using gin (search_text gin_trgm_ops)');
    this.addSql(
      'create index diamond_certificate_no_index on diamond (certificate_no) where certificate_no is not null',
    );
    this.addSql('create index diamond_line_set_index on diamond (line_set) where line_set is not null');
    this.addSql('create index diamond_hold_user_id_index on diamond (hold_user_id) where hold_user_id is not null');
    this.addSql('create index diamond_hold_until_index on diamond (hold_until) where hold_until is not null');
    this.addSql(`
      create trigger diamond_marks_change after insert or update or delete or truncate on diamond
      for each statement execute function mark_change('diamond')`);
  }

  override down(): void {
    this.addSql('drop table diamond');
  }
}
