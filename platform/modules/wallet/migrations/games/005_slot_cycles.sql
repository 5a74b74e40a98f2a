-- CLOCK-06: the shortest time between two rounds of a slot, as the licence had it when the game was opened; null for other
-- games. A round begins that time after the player's last one in any slot.
alter table wallet.game_session add column shortest_cycle_ms int check (shortest_cycle_ms > 0);
alter table wallet.account add column slot_round_at timestamptz;
