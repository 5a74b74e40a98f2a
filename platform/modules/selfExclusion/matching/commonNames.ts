import { nameWords } from './nameWords.ts';

// The most frequent names in the countries of the demo brands and in the countries of origin of many players.
// Two people with a common name and the same birth date are plausible. A missing name only makes the comparison
// stricter.
const GIVEN = `
anna maria johanna helena kaarina marja elina hannele sofia juhani johannes mikael matti timo kari antti jari mika pekka
maria tiina anne piret kristiina katrin mari triin martin andres toomas margus rein jaan urmas priit
anne inger kari marit ingrid liv eva berit astrid bjorn jan per ole lars kjell knut svein arne hans
anna eva maria karin kristina lena emma lars anders johan erik per mikael karl peter
maria ursula monika petra sabine andrea susanne claudia julia anna thomas michael andreas peter wolfgang stefan christian klaus
marie jeanne francoise monique catherine nathalie isabelle sophie jean pierre michel andre philippe nicolas christophe
maria anna giuseppina rosa angela giovanna teresa giulia francesca giuseppe giovanni antonio mario luigi francesco marco luca
maria carmen ana josefa isabel dolores laura cristina jose antonio juan manuel francisco luis carlos miguel javier jorge pedro
james john robert michael william david richard joseph thomas charles christopher daniel matthew mark paul andrew peter
mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy emma emily laura anna kate
anna maria katarzyna malgorzata agnieszka piotr krzysztof andrzej tomasz jan pawel
анна мария елена ольга наталья татьяна ирина светлана александр сергей владимир андрей алексей дмитрий иван николай
陽子 恵子 由美子 久美子 裕子 花子 誠 隆 健一 太郎 浩 健
mohamed ahmed ali fatima`;

const FAMILY = `
korhonen virtanen makinen nieminen makela hamalainen laine heikkinen koskinen jarvinen lehtonen lehtinen saarinen salminen
heinonen niemi heikkila salonen kinnunen turunen salo laitinen tuominen rantanen karjalainen jokinen mattila
tamm saar sepp magi kask kukk rebane ilves parn koppel ivanov
hansen johansen olsen larsen andersen pedersen nilsen kristiansen jensen karlsen johnsen pettersen eriksen berg haugen
andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson
muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schafer koch bauer richter klein wolf
martin bernard thomas petit robert richard durand dubois moreau laurent simon michel lefebvre leroy roux
rossi russo ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti deluca costa
garcia gonzalez rodriguez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno alvarez
torres ramirez flores silva santos ferreira
smith jones williams brown taylor davies johnson miller davis wilson anderson moore jackson white harris thompson clark lewis
walker wright young king lee green hall
tremblay gagnon roy cote bouchard gauthier morin lavoie
nowak kowalski kowalska wisniewski wisniewska wojcik kaminski kaminska
иванов иванова смирнов смирнова кузнецов кузнецова попов попова васильев васильева петров петрова соколов соколова
佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤
kim park wang li zhang nguyen tran singh kumar khan patel ali`;

let given: ReadonlySet<string> | null = null;
let family: ReadonlySet<string> | null = null;

export const isCommonGivenName = (word: string): boolean => (given ??= folded(GIVEN)).has(word);
export const isCommonFamilyName = (word: string): boolean => (family ??= folded(FAMILY)).has(word);

const folded = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).flatMap(nameWords));
