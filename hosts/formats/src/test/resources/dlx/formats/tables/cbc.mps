NAME          BLANK   
ROWS
 N  OBJROW
 E  a
 E  b
 L  c
 G  d
COLUMNS
    x1        OBJROW    5.             a         1.          
    x1        b         1.             d         1.          
    x2        OBJROW    3.             b         1.          
    x2        c         1.          
    x3        OBJROW    4.             a         1.          
    x3        c         1.          
    x4        OBJROW    2.             b         1.          
    x4        d         1.          
    x5        OBJROW    6.             c         1.          
    x5        d         1.          
RHS
    RHS       a         1.             b         1.          
    RHS       c         1.             d         1.          
BOUNDS
 BV BOUND     x1        1.          
 BV BOUND     x2        1.          
 BV BOUND     x3        1.          
 BV BOUND     x4        1.          
 BV BOUND     x5        1.          
ENDATA
