export { WhenSent } from '../../../platform/http/validation/when-sent.decorator.js';
