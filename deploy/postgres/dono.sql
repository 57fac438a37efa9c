-- Runs once, on an empty volume: the product owns its database and is nobody else's superuser.
\set senha `cat /run/secrets/database-password`
create role indicabem login password :'senha';
create database indicabem owner indicabem encoding 'UTF8' template template0;
