/** Common given names in lower-case Latin letters. Such a name alone does not identify a person. */
const NAMES = `
  anna hanna hannah anne anja ann maria mariia mariya marie mary marta martha marina maryna natalia nataliia nataliya
  olena elena yelena helena helen iryna irina irene oksana svitlana svetlana tetiana tatiana tatyana tania olha olga
  yulia yuliia yuliya julia julie kateryna ekaterina katharina katarzyna katerina catherine kate viktoriia
  viktoriya victoria liudmyla lyudmila ludmila nadiia nadezhda vira vera sofiia sofiya sofia sophie sophia daria dariia
  darya larysa larisa halyna galina nina inna alla valentyna valentina anastasiia anastasiya anastasia yana jana jane
  eva ewa petra lucie lenka hana ivana zuzana monika agnieszka malgorzata joanna barbara krystyna magdalena karolina
  aleksandra oleksandra alexandra sandra sabine susanne ursula claudia karin ute heike birgit andrea nicole stefanie
  laura lena lea mia emma emily sarah sara lisa elisabeth elizabeth christina christine kristina johanna saskia anouk
  sanne femke ingrid linda amelie amelia charlotte emilia louise camille paivi
  oleh oleg ihor igor andrii andrey andrei andreas andrew andrzej oleksandr aleksandr alexander aleksander serhii
  sergey sergei volodymyr vladimir dmytro dmitriy dmitry mykola nikolay nikolai nicholas ivan ioann johann johannes
  john jan jean juan petro petr pyotr peter piotr pavlo pavel pawel paul mykhailo mikhail michal michael michel yurii
  yuriy yury jiri jerzy george georg vasyl vasiliy viktor victor anatolii anatoliy roman bohdan bogdan taras ostap
  maksym maksim maxim max denys denis artem artur arthur oleksii aleksey alexey vitalii vitaliy yevhen evgeniy eugen
  stepan stefan stephan steven stephen kostiantyn konstantin ruslan valerii valeriy vadym vadim yaroslav jaroslav
  tomas tomasz thomas tobias lukas lucas lukasz jakub jakob jacob martin marcin marek mark markus marcus marc
  krzysztof christoph christian christopher grzegorz gregor adam david daniel dominik filip philipp philip mateusz
  matthias matthew mathias wojciech vojtech zdenek miroslav milan karel karl carl charles frantisek franz frank
  josef jozef joseph josip vaclav stanislav stanislaw zbigniew hans heinz klaus jurgen juergen uwe wolfgang werner
  helmut dieter gerd gunter jens jonas jannis leon felix ben bernd sven sebastian simon robert richard rainer ralf
  james william wilhelm willem henry heinrich hendrik henk edward tom tim joost jeroen sander bart pieter kees koen
  daan mehmet mustafa ali ahmed mohamed mohammed hassan fatima ayse luca marco matteo giuseppe antonio carlos jose
  claire sylvie isabelle nathalie valerie brigitte veronique chloe manon lucia carmen pilar rosa elisa giulia francesca
  paola chiara silvia marta beatriz ines rita joana sofie freja astrid karen kirsten mette hanne liv solveig aino
  liisa tiina minna sari leena eszter katalin erzsebet ilona agnes zsofia judit alexandru ioana elisabeta mihaela
  harriet jessica rebecca rachel megan hannah chloe olivia grace lucy amy alice jennifer susan karen margaret patricia
  linda nancy betty dorothy ruth sharon michelle kelly tracey niamh siobhan aoife liam sean patrick connor brian kevin
  gary jason ryan jack harry oliver oscar alfie charlie freddie rajesh priya amit sanjay wei chen
  emilie nathan loic theo mathieu julien antonin gilles pascal bruno giovanni francesco paolo roberto stefano pedro
  joao manuel fernando rafael diego pablo jorge mikko jukka kari timo pekka matti antti bjorn gunnar anders magnus
  henrik johan sven ole kjell istvan laszlo zoltan gabor attila tamas janos gheorghe mihai andrei vasile
  jonas tomas vytautas mindaugas janis andris toomas margus lesia lesya ruslana liliia lilia zoya zoia raisa tamara
  rostyslav ostap nazar matvii tymofii timofey nikita gleb hlib danylo danil kyrylo kirill illia ilya stanislava
  hryhorii grigoriy leonid boris borys eduard emma antonina oleksiy zinaida halina bozena jadwiga danuta urszula
  teresa beata dorota iwona renata jolanta wanda zofia maciej rafal kamil szymon bartosz slawomir dariusz mariusz
  jaroslaw leszek tadeusz vaclav ladislav radek ondrej stepanka marketa vendula ludek bohumil
  luis miguel francois pierre louis nicolas antoine hugo erik eric kristian lars nils olaf
`;

export const GIVEN_NAMES: readonly string[] = NAMES.split(/\s+/).filter((name) => name !== '');
