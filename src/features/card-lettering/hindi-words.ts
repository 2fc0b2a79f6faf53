/** Words that English spelling does not determine: it writes the long and the short `a`, `t` and ट alike. */
const WORDS = `
aarti आरती|abhishek अभिषेक|aditi अदिति|aditya आदित्य|ajay अजय|akash आकाश|amit अमित|anand आनंद|anil अनिल|anjali अंजलि
arti आरती|asha आशा|ashish आशीष|deepak दीपक|deepika दीपिका|divya दिव्या|gaurav गौरव|gayatri गायत्री|geeta गीता|gita गीता
harsh हर्ष|isha ईशा|ishaan ईशान|ishan ईशान|jatin जतिन|jyoti ज्योति|kabir कबीर|kajal काजल|karan करण|kavita कविता|kavya काव्या
kiran किरण|krishna कृष्ण|lakshmi लक्ष्मी|mahesh महेश|manish मनीष|manoj मनोज|maya माया|mohit मोहित|naina नैना|nandini नंदिनी
narayan नारायण|natasha नताशा|nikhil निखिल|nisha निशा|payal पायल|pooja पूजा|puja पूजा|rahul राहुल|raj राज|raja राजा
rajesh राजेश|rajiv राजीव|raju राजू|rakesh राकेश|ram राम|ramesh रमेश|rani रानी|rashmi रश्मि|ravi रवि|ritu ऋतु|rishi ऋषि
sachin सचिन|sahil साहिल|samir समीर|sanjana संजना|sanjay संजय|sara सारा|sarita सरिता|savita सविता|shalini शालिनी|shanti शांति
sharma शर्मा|shreya श्रेया|shruti श्रुति|shubham शुभम|sita सीता|smriti स्मृति|sonali सोनाली|sunita सुनीता|swati स्वाति
simran सिमरन|harpreet हरप्रीत|gurpreet गुरप्रीत|siddharth सिद्धार्थ|kartik कार्तिक|karthik कार्तिक|zara ज़ारा|aisha आयशा
tanvi तन्वी|tanya तान्या|tara तारा|usha उषा|vandana वंदना|varun वरुण|venkatalakshmi वेंकटलक्ष्मी|venkatesh वेंकटेश|vijay विजय
vikas विकास|vinay विनय|vishal विशाल|yash यश|zoya ज़ोया
krishnamurthy कृष्णमूर्ति|krishnan कृष्णन|murthy मूर्ति|srinivasan श्रीनिवासन|subrahmanyam सुब्रह्मण्यम|subramaniam सुब्रमण्यम
agarwal अग्रवाल|agrawal अग्रवाल|gupta गुप्ता|iyer अय्यर|jain जैन|joshi जोशी|kapoor कपूर|khanna खन्ना|malhotra मल्होत्रा
mehra मेहरा|mehta मेहता|mishra मिश्रा|patel पटेल|reddy रेड्डी|singh सिंह|verma वर्मा|and और|family परिवार|families परिवार
agra आगरा|ahmedabad अहमदाबाद|amritsar अमृतसर|bengaluru बेंगलुरु|bhopal भोपाल|chandigarh चंडीगढ़|chennai चेन्नई|delhi दिल्ली
thiruvananthapuram तिरुवनंतपुरम|goa गोवा|gurgaon गुड़गाँव|hyderabad हैदराबाद|indore इंदौर|jaipur जयपुर|jaisalmer जैसलमेर|jodhpur जोधपुर|kochi कोच्चि
kolkata कोलकाता|lucknow लखनऊ|mumbai मुंबई|nagpur नागपुर|nashik नासिक|patna पटना|pune पुणे|rishikesh ऋषिकेश|surat सूरत
udaipur उदयपुर|varanasi वाराणसी
january जनवरी|february फ़रवरी|march मार्च|april अप्रैल|may मई|june जून|july जुलाई|august अगस्त|september सितंबर
october अक्टूबर|november नवंबर|december दिसंबर|jan जनवरी|feb फ़रवरी|aug अगस्त|sept सितंबर|oct अक्टूबर|nov नवंबर|dec दिसंबर
monday सोमवार|tuesday मंगलवार|wednesday बुधवार|thursday गुरुवार|friday शुक्रवार|saturday शनिवार|sunday रविवार
`;

export const HINDI_WORDS: ReadonlyMap<string, string> = new Map(
  WORDS.trim()
    .split(/[|\n]/)
    .map((pair): [string, string] => {
      const [latin = '', hindi = ''] = pair.split(' ');
      return [latin, hindi];
    }),
);
