-- The end that a purchase's reminder was about. Its day is counted anew when the pet of a recommendation is corrected or
-- an earlier bag is undone; the same end is announced once.
alter table reposicao add column fim_avisado date;
