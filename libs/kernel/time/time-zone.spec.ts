import { isTimeZone } from './time-zone.js';

test.each(['Europe/Kyiv', 'Europe/Kiev', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'Pacific/Apia'])(
  'the IANA name %s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(['', '+02:00', '-03', 'GMT+2 ', 'Europe/Nowhere', 'Europe/Kyiv\n', "UTC'; --", '/', 'Europe//Kyiv', 'Київ'])(
  'the text %j is not a time zone: offsets, unknown names and other characters are refused',
  (name) => expect(isTimeZone(name)).toBe(false),
);
