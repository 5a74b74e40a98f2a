-- What the posting of 003 reads and answers.

create type wallet.outcome as (
  ordinal       int,
  refusal       text,
  player_id     text,
  brand         text,
  currency      text,
  minor_digits  smallint,
  real_account  bigint,
  bonus_account bigint,
  balance       bigint,
  bonus         bigint,
  sequence      bigint,   -- null when no balance moved: a refusal, a known key, the end of a round
  amount        bigint,   -- what moved, signed as the player sees it
  money_type    text,
  bonus_id      text,     -- the bonus that ran when the command came
  wagered       bigint,
  required      bigint
);

-- What a bet adds to the stakes that stand in its round.
create type wallet.stake as (
  studio text, round text, player_id text, game text, staked_real bigint, staked_bonus bigint
);

-- One row a command: what it asks for, and all that is known about it once its player is locked.
create function wallet.situation(commands jsonb)
returns table (
  ordinal int, verb text, caller text, key text, payload_hash text, recipe text, money_type text, round text,
  amount bigint, currency text, rolls_back text, account text, house text, status text,
  game text, session_ended boolean,
  player_id text, brand text, account_currency text, minor_digits smallint, real_account bigint,
  real_balance bigint, sequence bigint, bonus_account bigint, bonus_balance bigint, game_account bigint,
  round_player text, staked_real bigint, staked_bonus bigint, round_closed boolean,
  known_hash text, known_status text, known_balance bigint, known_bonus bigint,
  bonus_id text, wagered bigint, required bigint)
language sql stable as $$
  select c.ordinal, c.verb, c.caller, c.key, c.hash, c.recipe, c."moneyType", c.round,
         c.amount, c.currency, c."rollsBack", c.account, c.house, c.status,
         s.game, s.ended_at is not null,
         p.player_id, p.brand, p.currency, p.minor_digits, p.id,
         p.balance, p.sequence, b.id, b.balance, g.id,
         r.player_id, r.staked_real, r.staked_bonus, r.closed_at is not null,
         known.payload_hash, known.status, known.balance_after, known.bonus_after,
         running.id, running.wagered, running.required
  from jsonb_to_recordset(commands) as c(
         ordinal int, verb text, caller text, key text, hash text, recipe text, "moneyType" text,
         "gameSession" text, player text, round text, amount bigint, currency text, "rollsBack" text,
         account text, house text, status text)
  left join wallet.game_session s on s.id = c."gameSession" and s.studio = c.caller
  left join wallet.account p on p.player_id = coalesce(s.player_id, c.player) and p.kind = 'real'
  left join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  left join wallet.account g on g.player_id is null and g.brand = p.brand and g.currency = p.currency
                            and g.kind = coalesce(c.house, 'game')
  left join wallet.round r on r.studio = c.caller and r.id = c.round
  left join wallet.transfer known on known.caller = c.caller and known.key = c.key and known.leg = 0
  left join wallet.bonus running on running.player_id = p.player_id and running.status = 'Active'
  order by p.id, c.ordinal
$$;

-- Minor units as the decimal of the wire: 1250 with 2 digits is '12.50'.
create function wallet.decimal(minor bigint, minor_digits smallint) returns text
language sql immutable as $$ select round(minor / 10::numeric ^ minor_digits, minor_digits)::text $$;
