-- Who shared the shared pot is asked for of the wins that it was paid with, and of these there are few.
create index win_of_mega on jackpot.win (brand, ordinal) where pot = 'mega';
