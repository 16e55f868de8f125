/** Postal codes by place, continued: the United Kingdom and the United States. */
import type { PostalAreas } from './postal-areas.ts'

export const ENGLISH_POSTAL_AREAS: Record<string, PostalAreas> = {
  GB: {
    towns: `
      W1D W1F W1G W1H W1S W1T W1U W2 W8 WC1B WC1H WC2E WC2H WC2N SE1 SE10 E1 E14 EC1V EC2A SW1A SW1V SW5 SW7 N1 NW1: London
      EH1 EH2 EH3 EH6 EH12: Edinburgh
      G1 G2 G3 G11: Glasgow
      M1 M2 M3 M4 M15: Manchester
      L1 L2 L3: Liverpool
      B1 B2 B3 B5: Birmingham
      BS1 BS2 BS8: Bristol
      BA1 BA2: Bath
      OX1 OX2: Oxford
      CB1 CB2: Cambridge
      YO1 YO10 YO24 YO30: York
      BN1 BN2 BN3: Brighton
      LS1 LS2: Leeds
      S1 S2 S10: Sheffield
      NG1 NG2: Nottingham
      NE1 NE2: Newcastle upon Tyne
      CF10 CF11 CF24: Cardiff
      BT1 BT2 BT7: Belfast
      BH1 BH2: Bournemouth
      FY1 FY4: Blackpool
      TQ1 TQ2: Torquay
      PL1 PL4: Plymouth
      IV1 IV2 IV3: Inverness
      AB10 AB11: Aberdeen
      CT1 CT2: Canterbury`,
    areas: `
      CR[0-9] BR[1-8] HA[1-9] KT[1-9] TW[1-9] UB[1-9] EN[1-9] RM[1-9] IG[1-9]: Greater London
      M[1-9] M[2-3]#: Manchester; Trafford; Salford
      FY[1-8]: Blackpool
      B[1-9] B[1-3]#: Birmingham; Solihull; Sandwell
      L[1-9] L[1-3]#: Liverpool; Sefton; Knowsley
      BH[1-9] BH1[0-9]: Bournemouth, Christchurch and Poole
      BN[1-9] BN2[0-7]: Brighton and Hove; West Sussex; East Sussex
      TR[1-9] TR1[0-9] PL1[3-9]: Cornwall
      BS[1-9] BS[2-3]#: Bristol; North Somerset; South Gloucestershire
      YO[1-9] YO[1-2]#: York; North Yorkshire
      TQ[1-9]: Torbay
      OX[1-9] OX1[0-8]: Oxfordshire
      CB[1-9] CB2[1-5]: Cambridgeshire
      BA[1-9]: Bath and North East Somerset
      CT[1-9] ME1[3-9] TN[1-9]: Kent
      ME[1-8]: Medway
      LA[1-6] PR[1-9] BB[1-9]: Lancashire
      BB[1-6]: Blackburn with Darwen
      CM[1-9] CO[1-9]: Essex
      SO[2-4]# SP10 RG2[1-9]: Hampshire
      GU[1-9] RH[1-9]: Surrey
      AL[1-9] SG[1-9] WD[1-7]: Hertfordshire
      ST[1-9] ST1[0-9]: Staffordshire; Stoke-on-Trent
      EX[1-9] EX[1-3]#: Devon
      DE[1-7] SK17: Derbyshire; Derby
      LS[1-9] LS[1-2]#: Leeds
      S[1-9] S[1-3]#: Sheffield; Rotherham; Barnsley
      NG[1-9] NG1[0-9]: Nottingham; Nottinghamshire
      DT[1-9]: Dorset
      NR[1-9] NR[1-3]#: Norfolk
      CH[4-6]#: Wirral
      IP[1-9] IP[1-3]#: Suffolk
      LN[1-9] PE2#: Lincolnshire
      GL[1-9] GL5#: Gloucestershire
      CV[1-9] CV3#: Warwickshire; Coventry
      SR[1-6]: Sunderland
      PO3[0-9]: Isle of Wight
      PO[1-9]: Portsmouth
      SP[1-5] SN1[0-6]: Wiltshire
      LE[1-9] LE1[0-8]: Leicestershire; Leicester; Rutland
      TA[1-9]: Somerset
      BD[1-9] BD1[0-9]: Bradford
      HP[5-9] HP1[0-9]: Buckinghamshire
      DH[1-8]: Durham
      WR[1-9]: Worcestershire
      CA[1-9] LA2[0-3]: Cumbria
      HU[1-9]: Kingston upon Hull; East Riding of Yorkshire
      SS[0-9]: Southend-on-Sea; Thurrock
      HD[1-9]: Kirklees
      PL[1-9]: Plymouth
      CH[1-4]: Cheshire West and Chester
      DY[1-9]: Dudley
      NN[1-9] NN1[0-8]: West Northamptonshire; North Northamptonshire
      WN[1-7]: Wigan
      MK[1-9] MK1[0-9]: Milton Keynes
      NE[1-9] NE[2-6]#: Northumberland; Newcastle upon Tyne; Gateshead; North Tyneside; South Tyneside
      CW[1-9] SK[1-9]: Cheshire East; Stockport; Tameside
      DN[1-9]: Doncaster; North Lincolnshire; North East Lincolnshire
      SO1[4-9]: Southampton
      RG[1-9]: Reading; West Berkshire; Wokingham; Bracknell Forest
      WF[1-9]: Wakefield
      WS[1-9]: Walsall
      WV[1-9]: Wolverhampton
      LU[1-7]: Luton; Central Bedfordshire
      WA[1-9]: Warrington; Halton; St. Helens
      BL[1-9]: Bolton; Bury
      SL[1-9]: Windsor and Maidenhead; Slough
      SY[1-9] TF[1-9]: Shropshire; Telford and Wrekin
      SN[1-6]: Swindon
      HX[1-7]: Calderdale
      PE[1-9]: Peterborough
      MK4[0-5]: Bedford
      OL[1-9]: Rochdale; Oldham
      TS[1-9] TS1[0-9]: Stockton-on-Tees; Middlesbrough; Redcar and Cleveland; Hartlepool
      HR[1-9]: Herefordshire
      DL[1-9]: Darlington
      TR2[1-5]: Isles of Scilly
      NN[1-9]: England
      EH[1-9] EH[1-5]#: Edinburgh; East Lothian; West Lothian; Midlothian
      G[1-9] G[1-8]#: Glasgow City; East Dunbartonshire; West Dunbartonshire; East Renfrewshire
      IV[1-9] IV[1-5]# PH3[1-9]: Highland; Moray
      KY[1-9] KY1[0-6]: Fife
      ML[1-9]: North Lanarkshire; South Lanarkshire
      AB[1-5]#: Aberdeen City; Aberdeenshire
      PH[1-9] PH1[0-8]: Perth and Kinross
      DD[1-9]: Dundee City; Angus
      PA[1-9] PA[2-7]#: Renfrewshire; Inverclyde; Argyll and Bute
      KA[1-9] KA[1-3]#: North Ayrshire; South Ayrshire; East Ayrshire
      FK[1-9] FK1[0-9]: Falkirk; Stirling; Clackmannanshire
      DG[1-9]: Dumfries and Galloway
      TD[1-9]: The Scottish Borders
      HS[1-9]: Outer Hebrides
      KW1[5-7]: Orkney Islands
      ZE[1-3]: Shetland Islands
      PH[1-9]: Scotland
      CF[1-9] CF[1-8]#: Cardiff; Rhondda Cynon Taf; Bridgend; Caerphilly; Vale of Glamorgan; Merthyr Tydfil
      LL[1-9] LL[1-7]#: Conwy; Wrexham; Gwynedd; Denbighshire; Anglesey
      CH[5-8]: Flintshire
      SA[1-9] SA[1-7]#: Swansea; Carmarthenshire; Neath Port Talbot; Pembrokeshire; Ceredigion
      NP[1-4]#: Newport; Torfaen; Monmouthshire; Blaenau Gwent
      LD[1-8] SY1[6-9]: Powys
      LL[1-7]#: Wales
      BT[1-9] BT[1-8]#: Northern Ireland`,
    rest: ' [1-9]**',
  },
  US: {
    towns: `
      1000[1-9] 1001[0-9]: New York, New York
      112##: Brooklyn, New York
      900##: Los Angeles, California
      902## 904##: Beverly Hills, California; Santa Monica, California
      941##: San Francisco, California
      921##: San Diego, California
      891##: Las Vegas, Nevada
      331##: Miami, Florida
      3313# 3314#: Miami Beach, Florida
      333##: Fort Lauderdale, Florida
      328##: Orlando, Florida
      33040: Key West, Florida
      606##: Chicago, Illinois
      021##: Boston, Massachusetts
      968##: Honolulu, Hawaii; Waikiki, Hawaii
      981##: Seattle, Washington
      972##: Portland, Oregon
      701##: New Orleans, Louisiana
      303##: Atlanta, Georgia
      372##: Nashville, Tennessee
      770##: Houston, Texas
      752##: Dallas, Texas
      787##: Austin, Texas
      782##: San Antonio, Texas
      191##: Philadelphia, Pennsylvania
      802##: Denver, Colorado
      850##: Phoenix, Arizona`,
    areas: `
      35### 36###: Alabama
      995## 997##: Alaska
      85### 86###: Arizona
      72### 716##: Arkansas
      9[0-5]###: California
      80### 81###: Colorado
      06###: Connecticut
      199## 197##: Delaware
      200##: District of Columbia
      32### 33### 34[1-7]##: Florida
      30### 31###: Georgia
      967##: Hawaii
      83[2-8]##: Idaho
      60### 61### 62###: Illinois
      46### 47###: Indiana
      50### 51### 52###: Iowa
      66### 67###: Kansas
      40### 41### 42###: Kentucky
      70### 71[0-4]##: Louisiana
      04###: Maine
      20[6-9]## 21###: Maryland
      01### 02[0-7]##: Massachusetts
      48### 49###: Michigan
      55### 56[0-7]##: Minnesota
      38[6-9]## 39[0-7]##: Mississippi
      63### 64### 65###: Missouri
      59###: Montana
      68### 69[0-3]##: Nebraska
      89[0-8]##: Nevada
      03[0-8]##: New Hampshire
      07### 08###: New Jersey
      87### 88[0-4]##: New Mexico
      1[0-4]###: New York
      27### 28###: North Carolina
      58[0-8]##: North Dakota
      43### 44### 45[0-8]##: Ohio
      73### 74###: Oklahoma
      97[0-9]##: Oregon
      15### 16### 17### 18### 19[0-6]##: Pennsylvania
      028## 029##: Rhode Island
      29###: South Carolina
      57[0-7]##: South Dakota
      37### 38[0-5]##: Tennessee
      75### 76### 77### 78### 79###: Texas
      84[0-7]##: Utah
      05###: Vermont
      22### 23### 24[0-6]##: Virginia
      98### 99[0-4]##: Washington
      25### 26[0-8]##: West Virginia
      53### 54###: Wisconsin
      82### 83[0-1]##: Wyoming`,
  },
}
