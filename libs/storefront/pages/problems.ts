/** After a refused form one reads first what is wrong. */
document.getElementById('problems')?.focus();
