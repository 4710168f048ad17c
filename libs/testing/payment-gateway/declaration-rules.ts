import type { SettingDeclaration } from '#contracts';
import { expectSections } from '../expect-sections.js';
import { demand, type GatewayKit, type Rule } from './gateway-kit.js';

/** Rules about the gateway's declarations, which need no call of the provider. */
export const declarationRules = ({ gateway, settings, options }: GatewayKit): Rule[] => [
  {
    title: 'has a key that fits a path and a title to show',
    check: async () => {
      demand(/^[a-z][a-z0-9_]{0,49}$/.test(gateway.key), `The key "${gateway.key}" is not a lower-case word.`);
      demand(Object.values(gateway.title).join('').trim() !== '', 'The title is empty.');
    },
  },
  {
    title: 'declares its settings once each, with labels, and with bounds that its defaults keep',
    check: async () => {
      const names = gateway.settings.map((setting) => setting.name);
      demand(new Set(names).size === names.length, 'Two settings have the same name.');
      for (const setting of gateway.settings) demandSane(setting);
      expectSections(gateway);
    },
  },
  {
    title: 'has the operations that belong together, and the kit has what it needs to try them',
    check: async () => {
      const { verifyWebhook, capture, void: release, status } = gateway;
      demand(!(options.customer || options.reserving) || status, 'A gateway that redirects or reserves needs status.');
      demand(!verifyWebhook || options.message, 'The gateway has verifyWebhook: give the kit the option `message`.');
      demand(
        !(capture || release) || options.reserving,
        'It has capture or void: give the kit the option `reserving`.',
      );
    },
  },
  {
    title: 'shows a pay button of plain texts, or none',
    check: async () => {
      const order = {
        id: 42,
        reference: 'RF45000042',
        amount: '19.99',
        currency: 'EUR',
        status: 'pending',
        payment_due_at: null,
      };
      const button = gateway.payButton?.(order, settings, 'en') ?? null;
      if (button === null) return;
      const isName = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/.test(button.template);
      demand(isName, `"${button.template}" is not the name of a template.`);
      for (const [name, value] of Object.entries(button.variables))
        demand(typeof value === 'string', `The variable "${name}" of the pay button is no text.`);
    },
  },
  ...(gateway.paymentTerms
    ? [
        {
          title: 'allows a whole number of days for payment',
          check: async () => {
            const days = gateway.paymentTerms!(settings);
            demand(Number.isInteger(days) && days > 0, `paymentTerms answers ${days}, which is no number of days.`);
          },
        },
      ]
    : []),
];

const COMMON = ['key', 'active', 'position', 'title', 'description', 'version'];

function demandSane({ name, label, min, max, type, default: value, secret, listed, check }: SettingDeclaration): void {
  demand(/^[a-z][a-z0-9_]*$/.test(name), `The name "${name}" of a setting is not in snake_case.`);
  demand(!COMMON.includes(name), `The setting "${name}" is one of every method.`);
  demand(Object.values(label).join('').trim() !== '', `The setting "${name}" has no label.`);
  demand(!(secret && listed), `The setting "${name}" is secret and shown to customers.`);
  demand((min ?? -Infinity) <= (max ?? Infinity), `"min" of the setting "${name}" is above "max".`);
  if (type === 'integer' && typeof value === 'number')
    demand(value >= (min ?? -Infinity) && value <= (max ?? Infinity), `The default of "${name}" is out of bounds.`);
  if (check && typeof value === 'string' && value)
    demand('value' in check(value), `The default of "${name}" does not pass its own check.`);
}
