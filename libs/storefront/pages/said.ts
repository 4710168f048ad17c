/** `?said=` is for one showing: a reload, a bookmark or a sent link does not say it again. */
const address = new URL(location.href);
if (address.searchParams.has('said')) {
  address.searchParams.delete('said');
  history.replaceState(history.state, '', address);
}
