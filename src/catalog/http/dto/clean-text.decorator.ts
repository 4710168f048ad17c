export { CleanText, isCleanText } from '../../../platform/http/validation/clean-text.validator.js';
