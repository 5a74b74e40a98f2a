-- Prizes that were not paid, because the winner's balance could not hold them. Each run tries again.
create table raffle.unpaid (
  drop  text not null,
  prize int  not null,
  primary key (drop, prize),
  foreign key (drop, prize) references raffle.winner (drop, prize)
);
