-- Patroni runs this file once, on the first primary. Verifying a backup requires the permission to create databases.
create role facet login createdb password '${DATABASE_PASSWORD}';
create database facet owner facet;
-- The status page shows which replica is synchronous.
grant pg_monitor to facet;
