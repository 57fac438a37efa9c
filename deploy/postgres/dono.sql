-- Runs once, on an empty volume: the product owns its database, may make another to try a restore in, and is no superuser.
\set senha `cat /run/secrets/database-password`
create role indicabem login createdb password :'senha';
create database indicabem owner indicabem encoding 'UTF8' template template0;
