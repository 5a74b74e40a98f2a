-- CONST-06: devices are phones, tablets or desktops; sessions had `computer` before.
alter table identity.session drop constraint session_device_kind_check;
update identity.session set device_kind = 'desktop' where device_kind = 'computer';
alter table identity.session add constraint session_device_kind_check check (device_kind in ('desktop', 'phone', 'tablet'));
