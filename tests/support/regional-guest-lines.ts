/**
 * Lines as families in four regions type and forward them, with the expected result of each, written by hand:
 * `line ⇒ result; name; phone; seats; note`. No number is made up of other digits than its own.
 */
interface RegionalLine {
  readonly line: string;
  readonly result: string;
  readonly name: string;
  readonly phone: string;
  readonly seats: string;
  readonly note: string;
}

const WEST = `
Patel side ⇒ heading; Patel side
Rameshbhai Patel 98250 12345 4 jana ⇒ repaired; Rameshbhai Patel; +919825012345; 4
Kantaben - 98250-12346 - 2 ⇒ repaired; Kantaben; +919825012346; 2
Mehul & Hetal couple 9825012347 ⇒ repaired; Mehul & Hetal; +919825012347; 2
Desai kaka family of 4 ⇒ repaired; Desai kaka; ; 4
5) Bipinbhai (Surat) 9825 012 348 ⇒ repaired; Bipinbhai (Surat); +919825012348
નયનાબેન શાહ ૯૮૨૫૦ ૧૨૩૪૯ ૩ જણા ⇒ repaired; નયનાબેન શાહ; +919825012349; 3
Jignesh 98250 1235 ⇒ unclear; Jignesh; 98250 1235
Ketan +1 408 555 0123 2 ⇒ repaired; Ketan; +14085550123; 2
Masi (Ahmedabad) 6 jan ⇒ repaired; Masi (Ahmedabad); ; 6
Mulakadche: ⇒ heading; Mulakadche
कुलकर्णी काका 98220 54321 5 जण ⇒ repaired; कुलकर्णी काका; +919822054321; 5
Joshi kaku 98220 54322 single ⇒ repaired; Joshi kaku; +919822054322; 1
Deshpande 4-5 jan ⇒ unclear; Deshpande; ; 4-5
Patil saheb, 98220-54323, 2+2 ⇒ repaired; Patil saheb; +919822054323; 4
Sawant 9822054324(4) ⇒ repaired; Sawant; +919822054324; 4
Gokhale aaji +91 98220 54325 ekti ⇒ repaired; Gokhale aaji; +919822054325; 1
Shinde 98220 5432 2 ⇒ unclear; Shinde; 98220 5432; 2
Total 45 ⇒ aside
[05/12/26, 9:12:44 pm] Aai: <Media omitted> ⇒ aside
[05/12/26, 9:13:02 pm] Aai: Limaye 98220 54326 2 members ⇒ repaired; Limaye; +919822054326; 2
`;

const NORTH = `
Gurpreet 98140 1234 2 log ⇒ unclear; Gurpreet; 98140 1234; 2
*MUNDE WALE* ⇒ heading; MUNDE WALE
Harjit Singh 98140 11111 6 jane ⇒ repaired; Harjit Singh; +919814011111; 6
1. Bua ji (Ludhiana) 09814011112 ⇒ repaired; Bua ji (Ludhiana); +919814011112
2. Massi ji +91-9814011113 (3) ⇒ repaired; Massi ji; +919814011113; 3
3 Lovely auntie 9814011114 ⇒ repaired; Lovely auntie; +919814011114
ਗੁਰਦੀਪ ਕੌਰ 98140 11115 4 ਜਣੇ ⇒ repaired; ਗੁਰਦੀਪ ਕੌਰ; +919814011115; 4
Dhillon saab 98140 11116 98140 11117 ⇒ repaired; Dhillon saab; +919814011116; ; +919814011117
Pammi uncle with family 9814011118 ⇒ repaired; Pammi uncle with family; +919814011118
Ladki wale (28) ⇒ heading; Ladki wale (28)
Chopra ji 981 401 1119 5 bande ⇒ repaired; Chopra ji; +919814011119; 5
Suresh +1 9829012360 ⇒ doubtful; Suresh; +919829012360; 2
Kapoor family 98140111 20 ⇒ unclear; Kapoor family; 98140111; 20
H.No. 402 Sector 21 walia 98140 11121 ⇒ doubtful; H.No. 402 Sector 21 walia; +919814011121
Bunty 98140 11122 2 ya 3 ⇒ unclear; Bunty; +919814011122; 2 ya 3
Sharma ji saparivar ⇒ accepted; Sharma ji saparivar
नीलम दीदी - अकेली ⇒ accepted; नीलम दीदी; ; 1
खन्ना जी 4 लोग ९८१४०११११२३ ⇒ unclear; खन्ना जी; 98140111123; 4
12/12/2026, 20:11 - Mummy added Papa ⇒ aside
12/12/2026, 20:12 - Mummy: This message was deleted ⇒ aside
12/12/2026, 20:14 - Mummy: Sethi ji 9814011124 total 3 ⇒ repaired; Sethi ji; +919814011124; 3
12/12/2026, 20:15 - Papa: please add Mehta ji also ⇒ doubtful; please add Mehta ji also
`;

const SOUTH = `
Mappillai veedu ⇒ heading; Mappillai veedu
Mr. & Mrs. Subramanian 98400 22221 2 per ⇒ repaired; Mr. & Mrs. Subramanian; +919840022221; 2
Lakshmi mami, 044 2345 6789 ⇒ unclear; Lakshmi mami; 044 2345 6789
Venkat (Bengaluru) 9840022222 / 9840022223 ⇒ repaired; Venkat (Bengaluru); +919840022222; ; +919840022223
K. R. Narayanan,9840022224,4 nos ⇒ repaired; K. R. Narayanan; +919840022224; 4
ராமன் மாமா 98400 22225 3 பேர் ⇒ repaired; ராமன் மாமா; +919840022225; 3
Ravi anna 2 adults 1 child ⇒ repaired; Ravi anna; ; 3
Priya akka & family - 4 members - 98400 22226 ⇒ repaired; Priya akka & family; +919840022226; 4
Pelli kuthuru vaipu ⇒ heading; Pelli kuthuru vaipu
రామారావు గారు 98480 33331 5 మంది ⇒ repaired; రామారావు గారు; +919848033331; 5
Srinivas garu 98480 33332 5 mandi ⇒ repaired; Srinivas garu; +919848033332; 5
Padma pinni 9848033333 2A+1C ⇒ repaired; Padma pinni; +919848033333; 3
Chary 098480 33334 ⇒ repaired; Chary; +919848033334
Reddy gari family +919848033335 10 people ⇒ repaired; Reddy gari family; +919848033335; 10
Girish 98450 4444 4 ⇒ unclear; Girish; 98450 4444; 4
ಸುಮಾ ಅಕ್ಕ 98450 44441 3 ಜನ ⇒ repaired; ಸುಮಾ ಅಕ್ಕ; +919845044441; 3
Pillai family 94470 55550 3 ⇒ repaired; Pillai family; +919447055550; 3
Shetty uncle 98450.44442 jodi ⇒ repaired; Shetty uncle; +919845044442; 2
Fr. Thomas Kurian 94470 55551 alone ⇒ repaired; Fr. Thomas Kurian; +919447055551; 1
Ammini chechi (Dubai) +971 50 123 4567 3 ⇒ repaired; Ammini chechi (Dubai); +971501234567; 3
Shaji 94470 55552, Kottayam, couple + 2 ⇒ repaired; Shaji; +919447055552; 4; Kottayam
IMG-20261205-WA0031.jpg (file attached) ⇒ aside
`;

const EAST = `
Meyer bari ⇒ heading; Meyer bari
Ghosh kaku 98300 66661 4 jon ⇒ repaired; Ghosh kaku; +919830066661; 4
Mashi (Salt Lake) 98300 66662 ⇒ repaired; Mashi (Salt Lake); +919830066662
সুব্রত মুখার্জী ৯৮৩০০ ৬৬৬৬৩ ৩ জন ⇒ repaired; সুব্রত মুখার্জী; +919830066663; 3
Mukherjee & family: 9830066664: 5 ⇒ repaired; Mukherjee & family; +919830066664; 5
Banerjee da 033-2465-1234 ⇒ unclear; Banerjee da; 033-2465-1234
Rina boudi 9830066665 2 no ⇒ repaired; Rina boudi; +919830066665; 2
Dada boudi 98300 66666 ( 3 pax ) ⇒ repaired; Dada boudi; +919830066666; 3
Bose babu 0091 98300 66667 ⇒ repaired; Bose babu; +919830066667
Sen babu 91 98300 66668 2 ⇒ repaired; Sen babu; +919830066668; 2
Dr. A. K. Roy +880 1711 123456 2 ⇒ repaired; Dr. A. K. Roy; +8801711123456; 2
Chakraborty 98300 666 69 ⇒ unclear; Chakraborty; 98300 666; 69
Cheler bari - ⇒ heading; Cheler bari
Tapan kaku 98 30 06 66 70 ⇒ repaired; Tapan kaku; +919830066670
Boro mama 9830066671 ❤️ 6 ⇒ repaired; Boro mama; +919830066671; 6
Chhoto mama same number 4 ⇒ repaired; Chhoto mama same number; ; 4
Office friends: ⇒ doubtful; Office friends
Sen kaku, Ballygunge 98300 66674 family of 3 ⇒ repaired; Sen kaku; +919830066674; 3; Ballygunge
Kulwinder, Dubai +971 50 123 4568 3 ⇒ repaired; Kulwinder; +971501234568; 3; Dubai
Pal babu, Sector 5 98300 66675 ⇒ repaired; Pal babu; +919830066675; ; Sector 5
Bose mama Behala 98300 66676 5 lok ⇒ repaired; Bose mama Behala; +919830066676; 5
Taya ji 98140 22014 8 jee ⇒ repaired; Taya ji; +919814022014; 8
Arnab + wife 98300 66677 ⇒ repaired; Arnab + wife; +919830066677; 2
Kakimoni 98300 66678 only reception ⇒ doubtful; Kakimoni only reception; +919830066678
Kapoor uncle 98140 22012 - sangeet only ⇒ doubtful; Kapoor uncle; +919814022012; ; sangeet only
Walia (veg only) 98140 22029 4 ⇒ repaired; Walia (veg only); +919814022029; 4
Sutapa 9830066672 1 only ⇒ repaired; Sutapa; +919830066672; 1
Das 98300666731 ⇒ unclear; Das; 98300666731
Bahadur +977 98412 34567 ⇒ accepted; Bahadur; +9779841234567
Guest list final ⇒ aside
ok done 👍 ⇒ doubtful; ok done
`;

function linesOf(region: string): readonly RegionalLine[] {
  return region
    .trim()
    .split('\n')
    .map((written) => {
      const [line = '', expected = ''] = written.split(' ⇒ ');
      const [result = '', name = '', phone = '', seats = '', note = ''] = expected
        .split(';')
        .map((part) => part.trim());
      return { line, result, name, phone, seats, note };
    });
}

export const REGIONS = {
  'Gujarat and Maharashtra': linesOf(WEST),
  'Punjab and Delhi': linesOf(NORTH),
  'Chennai, Hyderabad, Bengaluru and Kerala': linesOf(SOUTH),
  Bengal: linesOf(EAST),
} as const;
