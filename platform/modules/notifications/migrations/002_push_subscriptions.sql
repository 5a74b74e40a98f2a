-- Devices on which players receive push messages, with what is still to be sent to each.
create table notifications.push_subscription (
  id              bigint      generated always as identity primary key,
  player_id       text        not null,
  -- The session in which the player allowed it: the subscription ends when the player signs out of it.
  session_id      text        not null,
  endpoint        text        not null check (length(endpoint) between 1 and 1500),
  -- Keys of the browser that encrypt the message.
  p256dh          text        not null,
  auth            text        not null,
  -- The public key of the platform that the browser was given.
  server_key      text        not null,
  created_at      timestamptz not null,
  -- The player's notifications up to this number have been handled.
  sent_number     bigint      not null,
  latest_number   bigint      not null,
  -- Null when there is nothing to send. A node that sends moves it ahead, so that no other one does.
  next_attempt_at timestamptz,
  failures        int         not null default 0
);
create unique index push_subscription_endpoint on notifications.push_subscription (endpoint);
create index push_subscription_player on notifications.push_subscription (player_id, id);
create index push_subscription_session on notifications.push_subscription (session_id);
create index push_subscription_due on notifications.push_subscription (next_attempt_at)
  where next_attempt_at is not null;
