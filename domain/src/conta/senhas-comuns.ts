// Facts, not secrets: what leaks all over the world have shown most often, and what people here would think of first.

/** Words that are no password, with whatever numbers and signs at their ends. */
export const PALAVRAS_COMUNS: ReadonlySet<string> = new Set(
  `
aaa abc abcd abcde abcdef abcdefg abril acesso admin administrador administrator agosto alegria aline amanda amem amo
amomuito amor amora ana andre animais animal antonio aparecida asdf asdfgh asdfghjkl atletico bahia baseball batman
beatriz bebe belinha bemvindo bichinho bob botafogo brasil brasileiro brazil bruna bruno cachorrinho cachorro cadela
camila campinas cao caramelo carlos carnaval carolina carro casa cerveja churrasco computador copa corinthians cristo
cruzeiro cupom daniel desconto deus deusefiel dezembro diego dinheiro doacao domingo dragon eduardo entrar escola
esperanca estrela euamojesus euteamo facebook familia fe felicidade felipe feliz fernanda fernando fevereiro filha
filho filhos flamengo fluminense football formula formuladobem formulanatural francisco freshmeat futebol gabriel
gabriela gata gatinha gatinho gato gerais gloria google gremio hello iloveyou indica indicabem indicacao instagram
internacional internet inverno iphone isabela janeiro jesus jesuscristo jesusteama joao jordan jose julho juliana
jundiai junho larissa leticia letmein liberdade linda lindo login loja lojista lua lucas luiz luna mae maio mamae mar
marco marcos maria mariana master mel mengao meuamor meupet michael minas minhafamilia minhasenha minhavida monkey
moto mudar mudarsenha musica natural neymar nina nossasenhora novembro oi ola outubro pai palmeiras papai parana
parceiro pass password patricia paulo pedro pele pet pets petshop pipoca praia princesa principe qaz qazwsx quarta
quinta qwert qwerty qwertyuiop racao rafael rafaela ricardo riodejaneiro rock rodrigo sabado samba samsung santos
saopaulo saudade segunda senha senhas senhor setembro sexta shadow sol sorocaba sucesso sunshine superman teamo terca
test testando teste thor timao trabalho tricolor trocar tutor tutora user usuario vanessa vasco verao verdao vet
vetcare veterinaria veterinario vida vitoria welcome whatsapp windows wsx xxx zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);

/** The most used of eight characters and more, without those the rules refuse by themselves. */
export const SENHAS_COMUNS: ReadonlySet<string> = new Set(
  `
0.0.0.000 01020304 0192837465 063dyjuy 085tzzqi 10203040 102030405060 10293847 1029384756 11001001 11112222 111222333
11223344 1122334455 11235813 1123581321 12131415 12312312 1232323q 123321123 12344321 1234509876 123454321 1234554321
123456123 123456654321 1234567890- 1234567890a 1234567890q 1234567891 12345678910 1234567899 123456789a 123456789d
123456789m 123456789q 123456789qwe 123456789s 123456789z 12345678a 12345678q 12345679 1234567a 1234567q 123456aa
123456qqq 123456qw 123456qwe 123456ru 12345qwe 12345qwer 12348765 1234qwer 1234rewq 1234zxcv 12365478 123654789
12369874 123698745 123789456 123qq123 123qwe123 123qweasd 123qweasdzxc 12locked 12qw34er 12qwaszx 13243546 134679852
13576479 135792468 1357924680 135798642 14725836 147258369 147852369 14789632 147896325 151nxjmt 15426378 154ugeiu
159753456 18436572 19283746 192837465 19411945 1a2b3c4d 1a2s3d4f 1million 1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
1qazxsw23edc 1qazzaq1 1qw23er4 1x2zkg8w 1z2x3c4v 201jedlz 20spanks 23skidoo 25800852 31415926 321654987 368ejhih
369258147 380zliki 383pdjvl 44332211 45m2do5bs 474jdvff 4815162342 50spanks 551scasi 554uzpad 55bgates 5wr2i7h8
66613666 69camaro 73501505 74108520 741852963 766rglqy 7777777a 78945612 789456123 7894561230 789654123 7ugd5hip2j
863abgsg 8j4ye3uz 911turbo 9293709b13 963852741 987456321 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aaaaaaa1
aardvark aberdeen abnormal abrakadabra absolute absolutely acapulco access14 access99 achilles acidburn adelaide
adgjmptw adrenalin adrienne aerosmit agent007 airborne aircraft airforce airplane albatros alcatraz alejandr alejandro
aleksandr aleksandra alessand alessandro alexande alexander alexandr alexandra alexandre alfarome alleycat alliance
allison1 allnight allstate almighty alpha123 alphabet amateurs amatuers ambrosia america1 american amethyst amsterda
amsterdam anaconda anastasi anastasia anastasiya andersen anderson andromed andromeda andyod22 angel123 angelica
angelika angelina anhyeuem animated annabell annmarie antelope anthony1 anthony7 antonina anything aolsucks apollo13
apple123 applepie aquarius archange architec argentin argentina arizona1 arkansas armagedon armstron arsenal1 asdffdsa
asdfzxcv asdqwe123 ashleigh aspirine atlantic atlantis atreides attitude attorney auckland augustus austin31 australi
australia avalanch aviation awesome1 azertyui azertyuiop azsxdcfv b929ezzh baberuth babyblue babycake babydoll
babyface babygirl babylon5 babylove backbone backdoor badabing balloons baltimor baracuda barbados barcelon barcelona
barefeet barefoot baritone barselona basebal1 basement basketba basketball bastards bcfields bearcats beatles1
beatrice beautifu beautiful beefcake beethove bellagio bendover benessere benjamin bergkamp berkeley bettyboo bigballs
bigblack bigblock bigbooty bigbucks bigdaddy bigmoney bigpoppa bigtruck billabon billybob billyboy binladen birthday
birthday1 birthday4 bismillah blackbir blackcat blackcoc blackdog blackhaw blackice blackjac blackjack blacklab
blackman blackout blessing blink182 blizzard blowfish blue1234 blueball bluebell blueberr bluebird blueeyes bluefish
bluejays bluemoon bluesman bobafett bobdylan bobmarley bollocks bolsonaro bonehead bookworm bordeaux borussia bradford
brandon1 brewster brighton brigitte brisbane brittany brittney broadway broncos1 brooklyn brothers browning brucelee
bubba123 bubbles1 buckaroo buckeyes buckshot budapest buddy123 buddyboy budlight budweise budweiser buffalo1 building
bukowski bulldawg bulldog1 bulldogs bulletin bullfrog bullseye bullwink business businessbabe bynthytn cabernet
cadillac caldwell calendar caliente californ california caligula calimero callaway callisto camaross cambiami cambridg
cameltoe cameron1 campbell canadian candyman cannabis cannibal capetown capitals capricor capricorn capslock captain1
cardinal cardinals care1839 carebear carlitos carnival caroline carpedie carpente cartman1 cartoons casanova cashflow
cashmone cashmoney castillo catalina catfight catherin catherine catwoman cavalier cbr900rr cdtnkfyf celebrity
cerberus cezer121 cfitymrf chadwick chainsaw challeng chambers champion chandler changeme chargers charisma charlene
charles1 charlie1 charlie123 charlie2 charlott charlotte charlton checkers checkmat cheerleaers chelsea1 chemical
cherokee cherries cheshire chester1 chestnut chevelle chevrole chevrolet chewbacc cheyenne chicago1 chicken1 chickens
children chipmunk chiquita chocolat chocolate chris123 chrisbln christia christian christie christin christina
christine christma christmas christop christopher chrysler chuckles churchil cinnamon citation civilwar cjkysirj
clarence clarinet clarissa claudia1 claymore clemente cleopatr cleopatra clevelan cleveland clifford climbing clippers
clitoris close-up clueless cnfybckfd cocacola coldbeer coldplay colombia colonial colorado coltrane columbia columbus
comanche commande commando complete computer concorde concrete confused conquest constant consumer contains
contortionist contract cooldude coolhand coolness copenhag corleone cornwall corvet07 corvette costello cosworth
courtney coventry cowboys1 crackers crawford crazybab crazyman creampie creation creative creature creepers crescent
cricket1 criminal cristian cristina crjhgbjy cromwell crusader crystal1 csfbr5yy culinary customer cutiepie cyclones
cygnusx1 dad2ownu daedalus daisydog danielle dannyboy dapzu455 daredevi darkange darkangel darklord darkness darkside
darkstar darthvad daughter davecole david123 davidson daylight dbrnjhbz deadhead deadpool deadspin death666 december
deepthroat deerhunt deeznuts deeznutz defender deftones delaware delpiero derparol designer destiny1 detectiv devil666
devildog devilman dfktynby dfktynbyf diamond1 diamonds dietcoke digital1 dilbert1 dilligaf dingdong dinosaur dipstick
director dirtbike dirtydog disaster discover division dkflbckfd dkflbvbh doberman dodgeram dodgers1 doghouse dogpound
dolemite dolphin1 dolphins dominick dominion dominiqu dontknow doomsday doughboy doughnut downhill download downtown
dragonba dragonball dragonballz dragonfl dragster dreamcas dreamer1 dreaming dripping drowssap drpepper drummer1
dthjybrf dutchess dynamite earnhard earthlin earthlink eastside eastwood eatmenow eclipse1 edgewise edmonton eggplant
eighteen einstein ejaculation ekaterina elcamino eldiablo eldorado electric electron elements eleonora elephant
elisabet elizabet elizabeth elizaveta embalmer emmanuel enforcer engineer england1 enternow enterpri enterprise
entrance envelope erection ericsson escalade espresso estrella eternity evangeli evangelion everlast evolutio
evolution excalibu excalibur exchange experience experienced explorer express1 fairlane faithful fandango fantasia
fantasies fantomas farscape fastball fatluvr69 favorite favorite2 favorite6 fearless feathers february federico
feelgood fellatio ferguson ferrari1 festival ffvdj474 fgtkmcby fidelity fighting films+pic+galeries fingerig fireball
firebird fireblad firefigh firehawk firewall fishbone fishcake fisherma fishhead fishing1 fishtank fkbyjxrf fktrcfylh
fktrcfylhf flamingo flanders flashman flathead fletcher flexible flipflop flipmode florence florida1 flounder flyers88
fordf150 foreplay foreskin forever1 forgetit forsaken fortress fortune12 fountain foxylady francesc francesco francine
francisc francois frankie1 franklin freckles frederic frederik fredrick freebird freedom1 freefall freeuser freewill
frenchie friendly friendster front242 frontier fullback fullmoon function funstuff funtimes fussball futurama fuzzball
fyfcnfcbz fyfnjkbq fyutkbyf fyutkjxtr gabriele gabriell galeries gallaries gamecube gameover gandalf1 gangbang
gangbanged gangster gannibal garfield gargoyle garrison gateway1 gateway2 gatorade gbhfvblf general1 generals genesis1
geneviev geoffrey gerhardt geronimo gertrude gesperrt getmoney getsdown gfhjkm123 gfxqx686 ghbdtn123 ghbdtnbr ghblehjr
ghbywtccf ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm ghjcnjnfr ghjuhfvvf ghostrider gilligan ginscoot giovanna giovanni
girfriend giuseppe giveitup gizmodo1 gladiato gladiator glendale glennwei gnasher23 godfathe godfather godsmack
godspeed godzilla gogators goldberg goldeney goldeneye goldfing goldfish goldstar goldwing golfball gonzales gonzalez
good123654 goodfell goodgirl goodluck goodtime goodyear goofball gooseman gordon24 gorgeous gotohell graduate graphics
grateful graywolf greatest greatone green123 greenbay greenday greenman gregory1 gretchen greywolf griffith gsxr1000
gtnhjdbx guardian guinness gymnastic hairball halflife hallo123 hallowee hamilton handball handsome handyman hannibal
happines happiness happy123 happyday happydog happyman hardball hardcore hardrock hardware hardwood harrison
harrypotter hartford hastings hattrick hawaii50 hawaiian hawkeyes hawkwind hawthorn hayabusa heather1 hedgehog
heineken heinrich hellfire hellohel hellokitty hellsing hellyeah hercules herewego heritage hetfield highbury highheel
highland highlander highlife hihje863 hillbill hillside holidays hollywoo hollywood homem-aranha homemade homepage
homepage- homework honeybee honeydew hongkong honolulu hooligan hoosiers hooters1 hopeless hornyman horseman horsemen
hotgirls hotmail0 hotmail1 hotstuff hounddog housewife housewifes houston1 htubcnhfwbz humphrey hurrican hurricane
huskers1 hyperion hzze929b ibilltes icecream icehouse idontkno idontknow ihateyou ilikepie illinois illmatic illusion
ilovegod immortal imperial implants infantry infinite infiniti infinity innocent insanity insertion insertions
insomnia inspiron instinct interacial intercourse interest internal intrepid intruder inuyasha iqzzt580 irishman
ironmaiden isabella isabelle isacs155 islander istanbul istheman italiano iverson3 jackson1 jackson5 james007 james123
jamesbon jamesbond japanees japanese jasmine1 jayhawks jeanette jediknig jeepster jefferso jellybea jellybean jennifer
jennings jeremiah jermaine jessica1 jiggaman jo9k2jw2 johannes johncena johndeer johngalt johnmish johnson1 johnston
jonathan jonathon josephin joystick juliette junkmail jupiter1 jupiter2 just4fun justdoit juventus kakashka kamasutra
kamikaze kangaroo karolina katarina katerina katherin katherine kathleen kawasaki kayleigh kazantip kcchiefs kcj9wx5n
kentucky kenworth keyboard keystone kikimora kimberly kingfish kingkong kingrich kingston kirkland kittycat kittykat
kjrjvjnbd kleopatra klondike knickerless knickers knockers knuckles konstantin kordell1 koroleva krasotka kristian
kristin1 kristina kristine krokodil labrador lacrosse laetitia lakeside lakewood lalakers lancelot landmark laserjet
lasvegas laughing laurence lavalamp lawrence leavemealone lebowski leedsutd lemonade leonardo lesbians letmeinn
letmesee letsdoit lexingky lfitymrf lifehack lifetime lighthou lighting lightnin lightning limewire lincoln1 lineage2
lionhear lionking lipstick littlema liverpoo liverpool liverpool1 lockdown lockerroom logitech lokomotiv lollipop
lollypop lonesome lonestar lonewolf longdong longhair longhorn longjohn longshot lorraine losangel loveless lovelife
loverboy loverman lowrider luckydog luckyone lunchbox luv2epus macaroni macdaddy macgyver macintos madeline madison1
magazine magellan magician magicman magnolia mailcreated5240 mainland majestic makaveli maksimka mallorca mallrats
mamacita mamapapa manchest manchester mandarin mandingo mandrake manhatta maradona marathon marauder marcello marcius2
margaret margarit margarita marianna marianne marijuan marijuana mariners marines1 marino13 mariposa marjorie marlboro
marriage marseill marseille marshall martinez maryjane maryland masamune maserati mash4077 masterbaiting masterbate
masterbating masturbation matchbox material matthew1 matthews matthias maverick maxwell1 mazafaka mazda626 mazdarx7
mccarthy mcdonald mckenzie meatball meathead meatloaf mechanic medicine megadeth megatron melanie1 melissa1 mephisto
mercedes merchant mercury1 meredith meridian mersedes metallic metallica michaela michaels michelle michigan microlab
microphone microsof microsoft midnight milamber military millenium millions millwall minecraft minimoni ministry
minnesot mischief misfit99 mississi mississippi missouri mistress mitchell modelsne mohammad mohammed mollydog
monalisa money123 moneyman mongoose monkeybo monopoly monster1 monsters montana1 montecar monterey montgom240 montreal
montrose moonbeam moonligh moonlight moonshin morpheus morrison morrowind mortgage morticia mortimer motherlode
motocros motorola mounta1n mountain mudvayne muffdive muhammad mulligan multiplelo munchkin mushroom musician musicman
mustang1 mustang2 mustang5 mustang6 mustangs mwq6qlzo mynameis mypassword myspace1 myxworld nancy123 napoleon
naruto123 nascar24 natalie1 natasha1 natedogg nathalie nathanie national nautilus navigator navyseal ncc1701a ncc1701d
ncc1701e ncc74656 nebraska necklace negative nemrac58 netscape nevermin nevermind nevermore newcastl newcastle
newyork1 nicholas nightmar nightmare nightowl nightwin nightwish nineball nineinch nineteen nintendo nirvana1 nocturne
nokia6233 nokia6300 nokian73 noname123 normandy northern nostromo notebook notredam nounours november novifarm
nthvbyfnjh nuttertools nwo4life nygiants nyyankee oblivion obsidian offshore oklahoma opendoor operator optimist
original outsider overlord ozlq6qwm p0015123 packers1 paintbal paintball painting pakistan paladin1 pallmall palmtree
panasoni panasonic pancakes pantera1 panther1 panthers pantyhos papabear papamama papillon paradigm paradise paramedi
paranoid pasadena passwords patches1 pathetic pathfind patience patrick1 patriots pavement pavilion peaches1 pearljam
peekaboo penelope penetrating penetration penguin1 penguins pennywis pentagon penthous perfect1 personal pertinant
pescator peterbil peternorth peterpan peterson phaedrus phantom1 pharmacy phialpha philippe phillies phillips phoenix1
pianoman pictuers pictures piercing pimpdadd pimpdaddy pineappl pineapple pinetree pingpong pinkfloy pinkfloyd
pinnacle pipeline piramida pitchers pizzaman plastics platinum platypus playball playboy1 playboy2 playmate playoffs
playstat playstation playtime pleasant pleasure plymouth pokemon1 polniypizdec0211 poohbear pool6123 poontang poophead
porkchop porsche1 porsche9 portland portugal poseidon positive postov1000 pounding power123 preacher precious predator
pregnant prelude1 presario presiden president pressure primetime21 princess princeto pringles printing private1
producer progress property prophecy prospect ptfe3xxp pufunga7782 pumpkin1 pumpkins punisher punkrock puppydog
pxx3eftp q1234567 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsedrf qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv
qazxswedc qcmfd454 quant4307s question qwe123qwe qweasd123 qweasdzxc qwer1234 qwerasdf qwerasdfzxcv qwertzui r2d2c3po
rachelle radiohea radiohead ragnarok raiders1 railroad rainbow1 rainbow6 rainbows rainyday raistlin rammstein randolph
rangers1 rapunzel rasputin rasta220 rastaman realmadrid rebecca1 reckless recovery redalert redbaron reddevil reddwarf
redheads redlight redshift redskins redstorm redwings reginald register reindeer remember remingto renegade republic
research resident revoluti revolution revolver reynolds rfhfylfi rfhnjirf rfnthbyf rfntymrf rfvfcenhf rhbcnbyf
rhfcjnrf rhiannon rhjrjlbk rhtdtlrj riccardo richard1 richards richmond riffraff rightnow riverrat riversid rjhjktdf
rjirfrgbde rjycnfynby roadking roadrunn roadrunner roadster robinson robotech robotics rochelle rockford rockhard
rocknrol rocknroll rockstar rockwell rolltide romantic romashka rootbeer rootedit rosemary rsalinas rt6ytere runescape
rush2112 rushmore russell1 rustydog sabrina1 sailboat salamander salasana salesman salvador samadams samantha sammy123
sandberg sandiego sandrine sandwich sanity72 santiago saopaulofc sapphire saratoga sasha_007 satan666 saturday
sausages savannah save13tx saxophon scandinavian scarface scarlett scheisse scirocco scissors scoobydo scoobydoo
scooter1 scorpio1 scorpion scotland scrabble scrapper screamer screwyou seahawks sealteam sebastia sebastian security
seductive segblue2 seinfeld seminole semperfi senators sentinel sentnece septembe september serenity sergbest sergeant
sersolution services shamrock shaney14 shanghai shannon1 sheepdog shepherd sheridan sherlock sherwood shopping
showtime sickness sidekick sigmachi silverad simpsons sinclair singapor sinister sithlord sixtynin skateboard skeeter1
skinhead skipper1 skittles skorpion skydiver skywalke skywalker slamdunk slapnuts slapshot sleeping slimed123 slimshad
slimshady slipknot slippery slowhand smackdow smackdown smashing smeghead smirnoff smithers smoothie snapshot sneakers
snickers sniffing snoopdog snowball snowbird snowboar snowboard snowflak snuggles soccer10 soccer11 soccer12 socrates
softball softtail software sojdlg123aljg solitude solution somerset somethin something sometime sonyericsson sooners1
sopranos soso123aljg soulmate southern southpar southpark southpaw spaceman spanking sparhawk sparkles spartan1
spartans speakers special1 specialk spectrum speedway spencer1 spiderma spiderman spitfire splinter spongebo spongebob
sporting springer sprinter sprocket squerting squirrel srinivas ssptx452 stafford stallion standard stanford stanislav
stanley1 starbuck starcraf starcraft stardust starfire starfish stargate starligh starlite starship startrek starwars
steelers stefanie stephane stephani stephanie stephen1 stephens sterling stewart1 stickman stigmata stiletto stingray
stirling stocking stockton stonecol stonecold stonewal stoppedby straight stranger stratfor strawber strawberry
streaming strength stripper suburban success1 sullivan summer69 summer99 sundance sundevil sunflowe sunflower sunlight
sunnyday super123 superfly superior supernov supernova supersta superstar surprise surveyor survival survivor svetlana
sweetnes sweetness sweetpea swimming swingers swinging swordfis swordfish sylveste syncmaster syracuse tacobell
taekwondo tailgate takehana talisman tampabay tangerin tarheels tazmania technics techniques teddybea teddybear
telephon telephone temptress tennesse terminal terminat terminator terrapin testerer testibil testing1 thailand
thanatos thankyou thedoors theforce thegreat thematri theodore therock1 thething thetruth thinking thirteen thisisit
thompson thrasher threesom thriller thuglife thumbnils thumper1 thunder1 thunderb thursday tiberius tickling ticklish
tiffany1 tiger123 tigercat tinkerbe tinkerbell titanium titleist tkbpfdtnf tmjxn151 together tokiohotel tomahawk
tommyboy tomorrow toonarmy toriamos tottenha tottenham touching trailers training transfer translator traveler
treasure treefrog trfnthbyf triangle trinidad trinitro trinity1 trombone trooper1 tropical trouble1 troubles trousers
trucking trueblue truelove trumpet1 trustno1 tunafish turkey50 twilight ultimate umbrella unbelievable uncencored
underdog underground undertak undertaker undertow underwear universa universal universe university ursitesux username
usmarine usuckballz1 vacation vagabond valdepen valencia valentin valentina valentine valhalla valkyrie valleywa
vampire1 vampires vancouve vanguard vanhalen vascodagama vasilisa vauxhall velocity vendetta verbatim veronica
veronika verygood vfhufhbnf vfitymrf vfntvfnbrf vfrcbvrf vfvfgfgf victoria viewsoni viewsonic vikings1 viktoria
viktoriya vincent1 violator violetta vipergts virginia virginie vivitron vjqgfhjkm vkontakte vladimir vladislav
volkswag volleyba voyager1 vqsablpzla vsjasnel12 wanderer wapapapa warcraft wareagle warhamme warhammer warrior1
warriors washburn washingt washington watching waterboy waterfal waterloo waterman waterski weare138 webhompas
webmaste webmaster wednesda wednesday wellingt werewolf westside westwood wg8e3wjf whatever whiplash whiskers whistler
whiteboy whiteout whitesox whocares wildbill wildcard wildcats wildfire wildstar wildwood william1 williams windmill
windsurf winfield wingchun winston1 winter99 wireless wishbone wolfgang wolfpack wolverin wolverine wonderboy wonderfu
wonderful woodland woodstoc woodwork wp2003wp wrangler wrestler wrestlin wrestling wrinkle1 wrinkle5 xxxxxxx1 yamahar1
yankees1 yankees2 yeahbaby year2005 yesterda yfcntymrf yjdsqgfhjkm yogibear yosemite yqlgr667 yvtte545 yy5rbfsc
z1x2c3v4 zachary1 zanzibar zaq12wsx zaq1xsw2 zaqwsxcde zaqxswcde zeppelin zerocool zildjian zxasqw12 zxcasdqwe
zxcasdqwe123 zxcv1234
`
    .trim()
    .split(/\s+/),
);
