-- Why the free codes of a batch were cancelled. The version before this one leaves them empty.
alter table lote add column motivo text, add column texto text;
